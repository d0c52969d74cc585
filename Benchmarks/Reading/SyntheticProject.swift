import Foundation
import TestSupport

/// A made-up app of a given size, the same one for the same size.
///
/// Features follow one another until there are lines enough. Of a feature's twelve files three touch
/// navigation: a flow with its routes, a screen that sends, a screen with a sheet. The others are
/// what apps consist of: models, services, stores, formatters. Now and then comes a generated file of
/// thousands of lines, and one with deep nesting.
struct SyntheticProject {
  let lineCount: Int
  private(set) var files: [(path: String, text: String)] = []

  init(lines wanted: Int) {
    var random = SeededRandom(seed: UInt64(wanted))
    var count = 0
    var features = 0
    func add(_ path: String, _ text: String, _ files: inout [(path: String, text: String)]) {
      files.append((path, text))
      count += text.utf8.count { $0 == 0x0A }
    }
    while count < wanted {
      let feature = SyntheticFeature(number: features)
      let folder = "Modules/\(feature.module)/\(feature.name)"
      for file in feature.files(&random) { add("\(folder)/\(file.name).swift", file.text, &files) }
      if features % 8 == 3 {
        add("\(folder)/Generated.swift", SyntheticText.generated(features, lines: 2_400), &files)
      }
      if features % 12 == 5 {
        add("\(folder)/Nested.swift", SyntheticText.nested(features, depth: 40), &files)
      }
      features += 1
    }
    add("App/App.swift", SyntheticFeature.app(of: features), &files)
    lineCount = count
  }

  /// Writes the files below a folder.
  func write(to folder: URL) throws {
    for file in files {
      let place = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: place, atomically: false, encoding: .utf8)
    }
  }
}
