import Foundation

/// A git repository whose objects are read; its work tree, index and settings are left alone.
///
/// Nothing of the repository is run: objects are read as they are, without the filters and hooks that
/// its settings may name, and nothing is fetched.
struct GitRepository: Sendable {
  /// The absolute folder of the work tree, without symbolic links.
  let root: String

  /// The repository around a folder or file.
  init(around path: String) throws(RevisionError) {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let folder =
      exists && isFolder.boolValue ? path : (path as NSString).deletingLastPathComponent
    let result = try Self.git(["rev-parse", "--show-toplevel"], in: folder)
    guard result.status == 0 else {
      // A repository of somebody else is one that git names and does not open.
      guard result.error.contains("not a git repository") else {
        throw .gitFailed(reason: result.error)
      }
      throw .noRepository(path: path)
    }
    root = CanonicalPath.resolvingLinks(Self.line(result.output))
  }

  /// The id of the commit that a revision names.
  func commit(_ revision: String) throws(RevisionError) -> String {
    // What begins with a dash is an option to git, and no name of a revision.
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw .unknownRevision(revision, isShallow: false)
    }
    let result = try Self.git(
      ["rev-parse", "--verify", "--quiet", "\(revision)^{commit}"], in: root)
    guard result.status == 0 else {
      throw .unknownRevision(revision, isShallow: try isShallow())
    }
    return Self.line(result.output)
  }

  /// Whether the repository lacks older commits.
  private func isShallow() throws(RevisionError) -> Bool {
    let result = try Self.git(["rev-parse", "--is-shallow-repository"], in: root)
    return Self.line(result.output) == "true"
  }

  /// The folder's name, after which a project is called.
  var name: String {
    let name = (root as NSString).lastPathComponent
    return name.isEmpty ? "repository" : name
  }

  /// The id of a commit's tree: the same for commits with the same files.
  func tree(of commit: String) throws(RevisionError) -> String {
    let result = try Self.git(["rev-parse", "--verify", "--quiet", "\(commit)^{tree}"], in: root)
    guard result.status == 0 else { throw .gitFailed(reason: result.error) }
    return Self.line(result.output)
  }

  /// One entry of a commit's tree.
  struct Entry: Sendable {
    enum Kind: String {
      case file = "blob"
      case submodule = "commit"
    }

    let kind: Kind
    let isLink: Bool
    let object: String
    /// Relative to the root.
    let path: String
  }

  /// All files and submodules of a commit.
  func entries(of commit: String) throws(RevisionError) -> [Entry] {
    let result = try Self.git(["ls-tree", "-r", "-z", "--full-tree", commit], in: root)
    guard result.status == 0 else { throw .gitFailed(reason: result.error) }
    return result.output.split(separator: 0).compactMap { record in
      // `100644 blob OBJECT<tab>PATH`
      guard let tab = record.firstIndex(of: 0x09) else { return nil }
      let words = String(decoding: record[..<tab], as: UTF8.self).split(separator: " ")
      guard words.count == 3, let kind = Entry.Kind(rawValue: String(words[1])) else { return nil }
      return Entry(
        kind: kind, isLink: words[0] == "120000", object: String(words[2]),
        path: String(decoding: record[record.index(after: tab)...], as: UTF8.self))
    }
  }

  /// The contents of objects, each handed over in the order that is given.
  func contents(
    of objects: [String], _ take: (Int, Data) throws(RevisionError) -> Void
  ) throws(RevisionError) {
    let requests = Data(objects.map { $0 + "\n" }.joined().utf8)
    let result = try Self.git(["cat-file", "--batch"], in: root, input: requests)
    guard result.status == 0 else { throw .gitFailed(reason: result.error) }
    var rest = result.output[...]
    for (number, object) in objects.enumerated() {
      // `OBJECT blob SIZE`, the bytes, and a line break.
      guard let end = rest.firstIndex(of: 0x0A) else {
        throw .gitFailed(reason: "\(object) is missing")
      }
      let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      let start = rest.index(after: end)
      guard words.count == 3, let size = Int(words[2]), rest.endIndex - start > size else {
        throw .gitFailed(reason: "\(object) is missing; a partial clone has not all of them")
      }
      try take(number, Data(rest[start..<(start + size)]))
      rest = rest[(start + size + 1)...]
    }
  }

  private static func line(_ data: Data) -> String {
    String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
