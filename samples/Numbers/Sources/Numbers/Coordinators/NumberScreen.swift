enum NumberScreen: Hashable {
  case number(Int)
  case series(Series)
  case guess(Int)
  case help
}
