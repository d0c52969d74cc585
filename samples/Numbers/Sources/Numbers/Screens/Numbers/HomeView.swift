#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import StackKit

  struct HomeView: View {
    @EnvironmentObject private var navigator: FlowNavigator<NumberScreen>

    var body: some View {
      List {
        Button("Begin with one") { navigator.push(.number(1)) }
        ForEach(Series.allCases, id: \.self) { series in
          Button(series.rawValue.capitalized) { navigator.push(.series(series)) }
        }
        Button("Help") { navigator.presentSheet(.help) }
      }
      .navigationTitle("Numbers")
    }
  }
#endif
