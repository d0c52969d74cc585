import Observation

/// The steps from the address to the placed order, presented above the tabs.
@MainActor
@Observable
final class CheckoutCoordinator {
  enum Outcome: Equatable {
    case placed(Order.ID)
    case cancelled
  }

  var path: [CheckoutRoute] = []
  var draft = CheckoutDraft()

  private var onFinish: ((Outcome) -> Void)?

  init(onFinish: @escaping (Outcome) -> Void) {
    self.onFinish = onFinish
  }

  func addressEntered() {
    path.append(.delivery)
  }

  func deliveryChosen(_ delivery: CheckoutDraft.Delivery) {
    draft.delivery = delivery
    path.append(.payment)
  }

  /// Returns from the last step to the first one.
  func changeAddress() {
    path.removeAll()
  }

  func orderPlaced(_ id: Order.ID) {
    finish(.placed(id))
  }

  func cancel() {
    finish(.cancelled)
  }

  private func finish(_ outcome: Outcome) {
    guard let onFinish else { return }
    self.onFinish = nil
    onFinish(outcome)
  }
}
