import Foundation

/// The repository that the tests are built from.
package enum Repository {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The folders of the sample apps, absolute, sorted by name.
  package static var samples: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/samples")) ?? []
    return names.sorted().map { "\(root)/samples/\($0)" }.filter {
      FileManager.default.fileExists(atPath: "\($0)/Package.swift")
    }
  }

  package static func text(_ path: String) throws -> String {
    String(
      decoding: try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(path)")), as: UTF8.self)
  }
}
