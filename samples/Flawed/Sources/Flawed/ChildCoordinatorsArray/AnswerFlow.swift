import Observation

/// A rating, then a comment.
@MainActor
@Observable
final class AnswerFlow {
  enum Stage: Hashable {
    case rating
    case comment
  }

  private(set) var stage: Stage = .rating
  private(set) var rating = 0

  private var onFinish: (() -> Void)?

  init(onFinish: @escaping () -> Void) {
    self.onFinish = onFinish
  }

  func rate(_ rating: Int) {
    self.rating = rating
    stage = .comment
  }

  func changeRating() {
    stage = .rating
  }

  func finish() {
    guard let onFinish else { return }
    self.onFinish = nil
    onFinish()
  }
}
