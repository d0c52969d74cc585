#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import StackKit

  /// No view model: the routes are a binding, and screens change them through the navigator.
  struct NumberCoordinator: View {
    @Binding var routes: [Route<NumberScreen>]

    var body: some View {
      FlowStack($routes, withNavigation: true) {
        HomeView()
          .flowDestination(for: NumberScreen.self) { screen in
            switch screen {
            case .number(let number):
              NumberView(number: number)
            case .series(let series):
              SeriesView(series: series)
            case .guess(let number):
              GuessView(number: number)
            case .help:
              HelpView()
            }
          }
      }
    }
  }
#endif
