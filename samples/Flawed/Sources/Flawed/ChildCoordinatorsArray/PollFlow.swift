import Observation

@MainActor
@Observable
final class PollFlow {
  var path: [QuestionRoute] = []
  // Right: the one child that there can be is a property.
  private(set) var answer: AnswerFlow?

  func startAnswer() {
    answer = AnswerFlow { [weak self] in
      self?.answerDidFinish()
    }
    path.append(.answer)
  }

  private func answerDidFinish() {
    answer = nil
    path = [.thanks]
  }
}
