import Foundation
import Observation
import PathPatterns
import StackKit

/// The tab selection, the routes that links can reach, and what links do with them.
@MainActor
@Observable
final class MainViewModel {
  var tab: AppTab = .numbers
  var numberRoutes: [Route<NumberScreen>] = []
  let factors = FactorsViewModel()

  private let router = PatternRouter()

  init() {
    registerPatterns()
  }

  func open(_ url: URL) {
    if let link = DeepLink(url: url) {
      follow(link)
    } else if url.scheme == "numbers" {
      router.open(PathComponents(url))
    }
  }

  private func follow(_ link: DeepLink) {
    switch link {
    case .home:
      tab = .numbers
      numberRoutes.goBackToRoot()
    case .number(let number):
      tab = .numbers
      numberRoutes = [.push(.number(number))]
    case .steps(let from, let to):
      tab = .numbers
      numberRoutes = [.push(.number(from)), .push(.number(to))]
    case .quiz:
      tab = .quiz
    case .help:
      tab = .numbers
      numberRoutes = [.sheet(.help)]
    case .settings:
      tab = .settings
    }
  }

  private func registerPatterns() {
    router.register("factors/:number") { [weak self] parameters in
      guard let self, let number = parameters["number"].flatMap({ Int($0) }) else { return false }
      tab = .factors
      factors.showOnly(number)
      return true
    }
    router.register("series/:name/*") { [weak self] parameters in
      guard let self, let name = parameters["name"], let series = Series(rawValue: name) else {
        return false
      }
      tab = .numbers
      numberRoutes = [.push(.series(series))]
      return true
    }
  }
}
