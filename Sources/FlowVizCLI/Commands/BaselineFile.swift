import FlowViz
import Foundation

/// The findings that a team put off: `--baseline`, `--write-baseline`, `--strict-baseline`.
struct BaselineFile {
  static let arguments: [any ArgumentDescription] = [file, write, strict, none]

  private static let file = Option<String>(
    "--baseline", value: "file", default: "'.flowviz-baseline.json' in the project's root",
    help: "Findings that are put off: they are not reported.")
  private static let write = Flag(
    "--write-baseline",
    help: "Put off all that is found, instead of reporting it; tells what is added and removed.")
  private static let strict = Flag(
    "--strict-baseline",
    help: "Exit with 3 if nothing else is wrong and the baseline holds what is found no more.")
  private static let none = Flag("--no-baseline", help: "Report what the baseline puts off too.")

  /// As the user gave it; `nil` for the project's own.
  let path: String?
  /// Whether the baseline is to be written instead of reports.
  let isToBeWritten: Bool
  private let isStrict: Bool
  private let isIgnored: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments[Self.file]
    isToBeWritten = arguments[Self.write]
    isStrict = arguments[Self.strict]
    isIgnored = arguments[Self.none]
    guard !isIgnored || (path == nil && !isToBeWritten && !isStrict) else {
      throw .invalid("'--no-baseline' goes with no other option about the baseline.")
    }
    guard !isToBeWritten || !isStrict else {
      throw .invalid("'--write-baseline' removes what '--strict-baseline' minds; give one of them.")
    }
    if let path, isToBeWritten { try ProductOutput(path: path).refuse() }
  }

  /// The baseline, empty where there is none.
  ///
  /// - Throws: `ProjectError` if a file that was asked for is missing or something in it is wrong.
  func read(_ console: Console, root: String) throws -> Baseline {
    guard !isIgnored else { return Baseline() }
    let place = place(console, root)
    let mayBeMissing = path == nil || isToBeWritten
    if mayBeMissing, !ProjectFile.exists(place.file) { return Baseline() }
    var baseline = try Baseline(file: place.file, named: place.name)
    baseline.isOfMore = place.isAbove
    return baseline
  }

  /// Puts off all that the report found, and says what that changes.
  func write(_ report: AuditReport, _ console: Console, root: String) throws {
    let old = try read(console, root: root)
    let new = old.covering(report)
    let oldKeys = Set(old.entries.map(\.key))
    let newKeys = Set(new.entries.map(\.key))
    var lines = newKeys.subtracting(oldKeys).sorted().map { "added    \($0.text)" }
    lines += oldKeys.subtracting(newKeys).sorted().map { "removed  \($0.text)" }
    let (file, name, _) = place(console, root)
    try OutputFile(file, name: name).write(Data(new.text.utf8))
    let added = newKeys.subtracting(oldKeys).count
    let removed = oldKeys.subtracting(newKeys).count
    lines.append("\(name): \(added) added, \(removed) removed, \(newKeys.count) in all")
    try console.output(lines.map { VisibleText.escape($0) + "\n" }.joined())
  }

  /// Whether stale entries are to fail the run, and there are some.
  func fails(_ baseline: Baseline, for report: AuditReport) -> Bool {
    isStrict && !baseline.stale(for: report).isEmpty
  }

  /// Where the baseline lies or is to lie, and what it is called: in the project's root, unless the
  /// repository around it has one already.
  private func place(
    _ console: Console, _ root: String
  ) -> (file: String, name: String, isAbove: Bool) {
    if let path { return (console.absolutePath(path), path, false) }
    if let known = ProjectFile(named: Baseline.fileName, from: root) {
      return (known.path, known.name, known.isAbove)
    }
    return ("\(root)/\(Baseline.fileName)", Baseline.fileName, false)
  }
}
