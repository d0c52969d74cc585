/// How a command that answers a question writes its answer.
enum AnswerFormat: String, CaseIterable, ArgumentValue {
  case text, json
}
