#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// The tabs, each with a coordinator of its own.
  struct MainCoordinator: View {
    @State private var model = MainViewModel()

    var body: some View {
      TabView(selection: $model.tab) {
        NumberCoordinator(routes: $model.numberRoutes)
          .tabItem { Label("Numbers", systemImage: "number") }
          .tag(AppTab.numbers)
        FactorsCoordinator(model: model.factors)
          .tabItem { Label("Factors", systemImage: "divide") }
          .tag(AppTab.factors)
        QuizCoordinator()
          .tabItem { Label("Quiz", systemImage: "questionmark") }
          .tag(AppTab.quiz)
        SettingsCoordinator()
          .tabItem { Label("Settings", systemImage: "gear") }
          .tag(AppTab.settings)
      }
      .onOpenURL { url in
        model.open(url)
      }
    }
  }
#endif
