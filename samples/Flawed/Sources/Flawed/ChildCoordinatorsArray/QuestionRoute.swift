/// Shared by `SurveyFlow` and `PollFlow`.
enum QuestionRoute: Hashable {
  case answer
  case thanks
}
