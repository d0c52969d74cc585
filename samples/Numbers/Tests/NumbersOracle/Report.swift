import Foundation

/// One line of output.
struct Report: Encodable {
  struct Landing: Encodable, Equatable {
    let tab: String
    let path: [String]
  }

  let url: String
  let isURL: Bool
  var landing: Landing?

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
