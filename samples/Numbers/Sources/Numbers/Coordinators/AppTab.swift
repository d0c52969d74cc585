enum AppTab: Hashable {
  case numbers
  case factors
  case quiz
  case settings
}
