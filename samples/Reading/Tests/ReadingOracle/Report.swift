import Foundation

/// One line of output.
struct Report: Encodable {
  struct Landing: Encodable {
    let path: [String]
    let modal: String?
  }

  let url: String
  let isURL: Bool
  var member: Landing?
  var guest: Landing?

  func print() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    Swift.print(String(decoding: try encoder.encode(self), as: UTF8.self))
  }
}
