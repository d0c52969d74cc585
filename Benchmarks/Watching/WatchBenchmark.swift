import Foundation

/// How long it takes from a save until the graph is new, and until the picture is.
///
/// Required is a new graph within 300 ms on 100,000 lines.
enum WatchBenchmark {
  private static let rounds = 7

  /// What is done to a tree.
  private enum Edit: String, CaseIterable {
    case remark = "a remark"
    case body = "a line in a body"
    case transition = "a new transition"
    case function = "a new function"
    case file = "a new file"
    case many = "100 files"
  }

  /// - Parameter words: numbers of lines for which trees are made; 100,000 without any.
  static func run(_ words: [String]) throws {
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("flowviz-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    let program = BuiltProgram.flowviz.path
    for word in words.isEmpty ? ["100000"] : words {
      guard let lines = Int(word) else {
        throw MeasuredRun.Failure(description: "'\(word)' is no number of lines")
      }
      let tree = scratch.appendingPathComponent(word)
      try SyntheticProject(lines: lines).write(to: tree)
      try measure(tree, named: word, program, output: scratch.appendingPathComponent("out.svg"))
      try? FileManager.default.removeItem(at: tree)
    }
  }

  private static func measure(
    _ tree: URL, named name: String, _ program: String, output: URL
  ) throws {
    let watch = try WatchedProgram([
      program, "render", tree.path, "--watch", "--no-cache", "-o", output.path,
    ])
    defer { watch.end() }
    let first = try watch.seconds(until: "graph ")
    _ = try watch.seconds(until: "picture ")
    print("\nwatching \(name) lines: the first graph after \(first.rounded(2)) s")
    var table = TextTable(["after a save of", "graph ms", "at most", "picture ms more"])
    for edit in Edit.allCases {
      var graphs: [Double] = []
      var pictures: [Double] = []
      for round in 0..<rounds {
        // Let the last change rest, as somebody who types does.
        Thread.sleep(forTimeInterval: 0.3)
        try make(edit, round, in: tree)
        graphs.append(try watch.seconds(until: ": graph "))
        if edit != .remark, edit != .body { pictures.append(try watch.seconds(until: "picture ")) }
      }
      table.add([
        edit.rawValue, (median(graphs) * 1_000).rounded(0),
        ((graphs.max() ?? 0) * 1_000).rounded(0),
        pictures.isEmpty ? "-" : (median(pictures) * 1_000).rounded(0),
      ])
    }
    print(table.text)
  }

  private static func make(_ edit: Edit, _ round: Int, in tree: URL) throws {
    let folder = tree.appendingPathComponent("Modules/Module0/Feature\(round)")
    func change(_ name: String, _ old: String, _ new: String) throws {
      let file = folder.appendingPathComponent(name)
      let text = try String(contentsOf: file, encoding: .utf8)
      guard let place = text.range(of: old) else {
        throw MeasuredRun.Failure(description: "'\(name)' has no '\(old)'")
      }
      try text.replacingCharacters(in: place, with: new)
        .write(to: file, atomically: true, encoding: .utf8)
    }
    let list = "Feature\(round)ListView"
    switch edit {
    case .remark: try change("\(list).swift", "import SwiftUI\n", "import SwiftUI // \(round)\n")
    case .body:
      try change("\(list).swift", "(text: $query)\n", "(text: $query).padding()\n")
    case .transition:
      try change(
        "\(list).swift", "    Button(\"Help\") {",
        "    Button(\"More\") { flow.showDetail(2) }\n    Button(\"Help\") {")
    case .function:
      try change(
        "Feature\(round)Flow.swift", "  func filter() {",
        "  func showMore() {\n    path.append(.history)\n  }\n\n  func filter() {")
    case .file:
      let text = """
        import SwiftUI

        struct New\(round)View: View {
          var body: some View {
            NavigationLink("Go") { Feature\(round)HistoryView() }
          }
        }

        """
      try text.write(
        to: folder.appendingPathComponent("New\(round).swift"), atomically: true, encoding: .utf8)
    case .many:
      for number in 0..<100 {
        let text = "struct Bulk\(round)N\(number) {}\n"
        try text.write(
          to: folder.appendingPathComponent("Bulk\(number).swift"), atomically: true,
          encoding: .utf8)
      }
    }
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}
