import FlowModel

/// Where programs that show findings beside code show one.
///
/// The graph counts columns in UTF-8; those programs count UTF-16 units, and paths from the
/// repository's folder.
struct FindingPlace {
  /// From the repository's folder, with `/` between its parts.
  let file: String
  let line: Int
  /// 1-based, in UTF-16 units.
  let column: Int
  /// The first column that is not meant; `nil` where only the place is known.
  let endColumn: Int?
  /// The first column behind what is meant, or behind the line where only the place is known.
  let regionEnd: Int

  init(_ location: SourceLocation, length: Int? = nil, _ options: ReporterOptions) {
    file = options.repositoryPath(location.file)
    line = location.line
    let source = options.sourceLine?(location.file, location.line)
    column = Self.column(location.column, in: source)
    endColumn = length.map { Self.column(location.column + $0, in: source) }
    let lineEnd = source.map { $0.utf16.count + 1 } ?? 0
    regionEnd = max(endColumn ?? lineEnd, column + 1)
  }

  /// The place of a finding for programs that take none without one.
  ///
  /// A finding without a place is shown where something that belongs to it lies, else where it can
  /// be answered: in the project's configuration.
  init(showing finding: Finding, _ options: ReporterOptions) {
    if let location = finding.location {
      self.init(location, length: finding.length, options)
    } else {
      let related = finding.related.lazy.compactMap(\.location).first
      self.init(
        related ?? SourceLocation(file: ".flowviz.json", line: 1, column: 1), options)
    }
  }

  /// A column in UTF-16 units; as it is where the line is not known or shorter.
  private static func column(_ column: Int, in line: String?) -> Int {
    guard let utf8 = line?.utf8, column >= 1, column <= utf8.count + 1 else { return column }
    let end = utf8.index(utf8.startIndex, offsetBy: column - 1)
    return String(decoding: utf8[..<end], as: UTF8.self).utf16.count + 1
  }
}

extension ReporterOptions {
  /// A path of the project as the repository around it calls it.
  func repositoryPath(_ file: String) -> String {
    guard !folder.isEmpty, !file.hasPrefix("/") else { return file }
    // A file above the project, such as a list of links, lies in the repository all the same.
    var folders = folder.split(separator: "/")
    var rest = file.split(separator: "/", omittingEmptySubsequences: false)[...]
    while rest.first == "..", folders.popLast() != nil { rest.removeFirst() }
    return (folders + rest).joined(separator: "/")
  }
}
