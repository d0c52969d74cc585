import Observation

// Wrong (coordinator-per-screen): a coordinator for one screen, with one way in and one way out.
@MainActor
@Observable
final class ReceiptCoordinator {
  var sheet: ReceiptSheet?

  func showReceipt() {
    sheet = .receipt
  }
}
