import Observation

// Wrong (orphan-flow): nothing creates this flow.
@MainActor
@Observable
final class GiftFlow {
  var path: [OrderRoute] = []
  private(set) var wrapped: Set<Int> = []

  func showOrder(_ number: Int) {
    wrapped.insert(number)
    path.append(.order(number))
  }

  func showInvoice(_ number: Int) {
    path.append(.invoice(number))
  }
}
