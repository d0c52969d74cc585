#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import StackKit

  /// A view model holds the routes, and hands its methods to the screens.
  struct FactorsCoordinator: View {
    @Bindable var model: FactorsViewModel

    var body: some View {
      FlowStack($model.routes, withNavigation: true) {
        FactorEntryView(history: model.history, onChoose: model.show)
          .flowDestination(for: FactorScreen.self) { screen in
            switch screen {
            case .factors(let number):
              FactorsView(number: number, onPrime: model.showPrime, onExplain: model.explain)
            case .prime(let prime):
              PrimeView(prime: prime, onStartAgain: model.startAgain)
            case .explanation:
              ExplanationView(onClose: model.close)
            }
          }
      }
    }
  }
#endif
