import Observation

/// The steps before the main app, and the interests that they collect together.
@MainActor
@Observable
final class OnboardingCoordinator {
  var path: [OnboardingRoute] = []
  private(set) var interests: Set<Product.Category> = []

  private var onFinish: (() -> Void)?

  init(onFinish: @escaping () -> Void) {
    self.onFinish = onFinish
  }

  func begin() {
    path.append(.interests)
  }

  func toggle(_ interest: Product.Category) {
    interests.formSymmetricDifference([interest])
  }

  func interestsChosen() {
    path.append(.notifications)
  }

  func skip() {
    interests = []
    finish()
  }

  /// Clears the callback before the call, so that a second tap does nothing.
  func finish() {
    guard let onFinish else { return }
    self.onFinish = nil
    onFinish()
  }
}
