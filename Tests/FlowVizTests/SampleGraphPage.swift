import Foundation
import TestSupport

/// The tables of a sample's `EXPECTED-GRAPH.md` or `EXPECTED.md`, which people wrote by reading the
/// sample.
struct SampleGraphPage {
  struct Row {
    let columns: [String]
    let cells: [String]

    /// The cell of a column, by the column's heading.
    subscript(column: String) -> String {
      columns.firstIndex(of: column).flatMap { $0 < cells.count ? cells[$0] : nil } ?? ""
    }

    /// The names in back quotes of a column.
    ///
    /// `.chapter` behind `Route.book` is `Route.chapter`.
    func names(_ column: String) -> [String] {
      let parts = self[column].split(separator: "`", omittingEmptySubsequences: false)
      var names: [String] = []
      for (number, part) in parts.enumerated() where number % 2 == 1 {
        let owner = names.last?.split(separator: ".").dropLast().joined(separator: ".") ?? ""
        names.append(part.hasPrefix(".") ? owner + part : String(part))
      }
      return names
    }
  }

  private let sections: [String: [Row]]

  init(_ path: String) throws {
    try self.init(text: Repository.text(path))
  }

  init(text: String) {
    var sections: [String: [Row]] = [:]
    var heading = ""
    var columns: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      guard line.hasPrefix("|") else {
        columns = []
        continue
      }
      let cells = line.dropFirst().dropLast().split(
        separator: "|", omittingEmptySubsequences: false
      ).map { $0.trimmingCharacters(in: .whitespaces) }
      if columns.isEmpty {
        columns = cells
      } else if !cells.allSatisfy({ $0.allSatisfy { $0 == "-" } && !$0.isEmpty }) {
        sections[heading, default: []].append(Row(columns: columns, cells: cells))
      }
    }
    self.sections = sections
  }

  func rows(_ section: String) -> [Row] { sections[section] ?? [] }
}
