import Foundation
import PathPatterns

/// What a URL asks for, without how it is shown.
enum DeepLink: Equatable {
  case home
  case number(Int)
  case steps(from: Int, to: Int)
  case quiz
  case help
  case settings

  init?(url: URL) {
    guard url.scheme == "numbers" else { return nil }
    switch PathComponents(url) {
    case Begins("quiz"):
      self = .quiz
    case Ends("quiz") where url.host() == "play":
      self = .quiz
    case .n1("numbers"):
      self = .home
    case .n2("numbers", let text):
      guard let number = Int(text) else { return nil }
      self = .number(number)
    case .n3("numbers", let first, let second):
      guard let from = Int(first), let to = Int(second) else { return nil }
      self = .steps(from: from, to: to)
    case .n1("help"):
      self = .help
    case .n1("settings"), .n2("settings", _):
      self = .settings
    default:
      return nil
    }
  }
}
