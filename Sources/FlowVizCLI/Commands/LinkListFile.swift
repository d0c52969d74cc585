import FlowViz
import Foundation

/// A file that names links in use: `audit --links FILE`, or one of the configuration.
///
/// A list has one URL a line; blank lines and those that begin with `#` are left out. Of a Markdown
/// page, a web page or a notification's payload, every URL in the text is taken.
struct LinkListFile {
  /// As the user gave it, or as seen from the project's root.
  let path: String
  /// Where the configuration names it; `nil` for one of the command line.
  private let origin: SourceLocation?

  init(_ path: String) {
    self.path = path
    origin = nil
  }

  private init(_ path: String, origin: SourceLocation) {
    self.path = path
    self.origin = origin
  }

  /// The files that the configuration names.
  static func all(in configuration: ProjectConfiguration) -> [Self] {
    configuration.links.map {
      Self(configuration.pathFromRoot($0.path), origin: $0.location)
    }
  }

  /// The links with their places, in the order of the file.
  ///
  /// Places are named from `root` on where the file lies below it.
  func read(_ console: Console, root: String) throws -> [Observation] {
    let absolute = origin == nil ? console.absolutePath(path) : "\(root)/\(path)"
    let file =
      absolute.hasPrefix(root + "/") ? String(absolute.dropFirst(root.count + 1)) : absolute
    let text: String
    do {
      text = try Self.text(of: absolute, named: path)
    } catch {
      guard let origin else { throw error }
      throw ProjectError.badConfiguration(
        ConfigurationError(location: origin, message: error.description))
    }
    let isList = !["md", "markdown", "html", "htm", "json", "apns"].contains(
      path.split(separator: ".").last.map { $0.lowercased() } ?? "")
    var links: [Observation] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let found = isList ? Self.entry(line) : Self.urls(in: line)
      for url in found {
        let column = line.utf8.distance(from: line.startIndex, to: url.startIndex) + 1
        links.append(
          Observation(
            kind: .linkLiteral, subject: String(url), data: ["url": String(url)],
            location: SourceLocation(file: file, line: number + 1, column: column)))
      }
    }
    return links
  }

  private static func text(of file: String, named path: String) throws(LinkListError) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      throw .unreadable(path, reason: error.localizedDescription)
    }
    guard let text = String(bytes: data, encoding: .utf8) else { throw .notUTF8(path) }
    return text
  }

  private static func entry(_ line: Substring) -> [Substring] {
    let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
    let entry = line[start...].prefix { !$0.isWhitespace }
    return entry.isEmpty || entry.hasPrefix("#") ? [] : [entry]
  }

  private static func urls(in line: Substring) -> [Substring] {
    line.matches(of: #/[A-Za-z][A-Za-z0-9+.\-]*:\/\/[^\s"'<>`\\)\]}]+/#).map { match in
      // The end of a sentence or of emphasis is no part of the URL.
      let end = match.output.lastIndex { !".,;:!?*_".contains($0) }
      return end.map { match.output[...$0] } ?? match.output
    }
  }
}

/// Why a list of links could not be read.
enum LinkListError: Error, CustomStringConvertible {
  case unreadable(String, reason: String)
  case notUTF8(String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason): "the links of \(path) cannot be read: \(reason)"
    case .notUTF8(let path): "\(path) is not UTF-8; save the list of links as UTF-8 text"
    }
  }
}
