enum QuizScreen: Hashable {
  case start
  case question(Int)
  case result(score: Int)
  case trophies
}
