/// Which files belong to a project, and to which of its modules.
package struct SourceSelection: Hashable, Sendable {
  /// A pattern, and where the configuration has it.
  struct Entry: Hashable, Sendable {
    let pattern: PathPattern
    let location: SourceLocation
  }

  /// A module and the folders whose code is its own.
  struct Module: Hashable, Sendable {
    let name: String
    let entries: [Entry]
  }

  /// What is read; all if this is empty.
  var include: [Entry] = []
  /// What is left out of it.
  var exclude: [Entry] = []
  /// In the order of the configuration; the first that fits a file counts.
  var modules: [Module] = []
  /// The way from the configuration's folder, which patterns start from, to the project's root.
  var way = ""

  /// The configuration that chooses; `nil` where none does.
  var fileName: String? { (include + exclude).first?.location.file }

  /// Whether the file is read.
  func contains(_ path: String) -> Bool {
    let path = full(path)
    return (include.isEmpty || include.contains { $0.pattern.matches(path) })
      && !exclude.contains { $0.pattern.matches(path) }
  }

  /// The module that the configuration gives a file to.
  func module(of path: String) -> String? {
    let path = full(path)
    return modules.first { $0.entries.contains { $0.pattern.matches(path) } }?.name
  }

  /// Patterns that fit none of the files: slips of the pen, or left behind by a move.
  ///
  /// Where a part of the project is read, they may well fit something in the rest.
  func notices(for paths: [String]) -> [Notice] {
    guard way.isEmpty else { return [] }
    let lists =
      [("include", include), ("exclude", exclude)] + modules.map { ("modules", $0.entries) }
    return lists.flatMap { name, entries in
      entries.filter { entry in !paths.contains { entry.pattern.matches($0) } }.map {
        Notice(
          message: "'\($0.pattern.text)' in \(name) fits no file of the project",
          location: $0.location)
      }
    }
  }

  private func full(_ path: String) -> String { way.isEmpty ? path : "\(way)/\(path)" }
}
