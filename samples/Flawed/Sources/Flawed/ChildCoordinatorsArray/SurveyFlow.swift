import Observation

@MainActor
@Observable
final class SurveyFlow {
  var path: [QuestionRoute] = []
  // Wrong (child-coordinators-array): the view tree owns children; a property would do.
  private(set) var childCoordinators: [AnswerFlow] = []

  func startAnswer() {
    let answer = AnswerFlow { [weak self] in
      self?.answerDidFinish()
    }
    childCoordinators.removeAll()
    childCoordinators.append(answer)
    path.append(.answer)
  }

  private func answerDidFinish() {
    childCoordinators.removeAll()
    path = [.thanks]
  }
}
