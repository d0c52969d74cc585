import Observation
import StackKit

/// The routes of the factors tab, and the numbers that were taken apart so far.
@MainActor
@Observable
final class FactorsViewModel {
  var routes: [Route<FactorScreen>] = []
  private(set) var history: [Int] = []

  func show(_ number: Int) {
    history.append(number)
    routes.push(.factors(number))
  }

  /// Replaces whatever is shown.
  func showOnly(_ number: Int) {
    history.append(number)
    routes = [.push(.factors(number))]
  }

  func showPrime(_ prime: Int) {
    routes.push(.prime(prime))
  }

  func explain() {
    routes.presentSheet(.explanation)
  }

  func close() {
    routes.goBack()
  }

  func startAgain() {
    routes.goBackToRoot()
  }
}
