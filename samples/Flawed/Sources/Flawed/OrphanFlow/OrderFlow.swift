import Observation

// Right: `AppCoordinator` creates this flow.
@MainActor
@Observable
final class OrderFlow {
  var path: [OrderRoute] = []
  private(set) var opened: Set<Int> = []

  func showOrder(_ number: Int) {
    opened.insert(number)
    path.append(.order(number))
  }

  func showInvoice(_ number: Int) {
    path.append(.invoice(number))
  }
}
