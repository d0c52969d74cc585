import Foundation

/// One line of output.
struct Report: Encodable {
  struct Landing: Encodable, Equatable {
    let root: String
    let tab: String
    let path: [String]
  }

  let url: String
  let isURL: Bool
  var main: Landing?
  var onboarding: Landing?
  var afterOnboarding: Landing?

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
