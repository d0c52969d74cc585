import Foundation

/// Graphs of earlier runs in a folder that can be deleted at any time.
///
/// An entry is found by the digest of all that its graph depends on, and holds a digest of itself, so
/// that a damaged one is as good as none. Nothing that goes wrong here is an error: without the
/// cache a graph is made anew. Two runs at once write different files, of which the last one stays.
struct GraphCache: Sendable {
  /// How many entries a project keeps.
  static let entryLimit = 8
  /// How many bytes all projects together keep.
  static let sizeLimit = 256 << 20

  private static let mark = Array("flowviz graph 1\n".utf8)
  private static let headerSize = 16 + 32

  /// The folder of all projects, absolute.
  let folder: String
  /// The project's folder in it.
  private let project: String

  init(folder: String, root: String) {
    self.folder = folder
    var digest = Digest()
    digest.add(root)
    let name = (root as NSString).lastPathComponent.prefix(40).map { letter in
      letter.isASCII && (letter.isLetter || letter.isNumber || letter == "-") ? letter : "_"
    }
    project = "\(folder)/\(String(name))-\(digest.text.prefix(16))"
  }

  // MARK: Reading

  func graph(for key: Digest) -> FlowGraph? {
    let path = path(of: key)
    let payload = FileBytes.with(path) { bytes in bytes.flatMap { Self.payload(of: $0, key) } }
    guard let payload, let graph = try? GraphExport.decode(payload) else { return nil }
    // The oldest entries are dropped, so this one is new again.
    utimes(path, nil)
    return graph
  }

  private static func payload(of bytes: UnsafeRawBufferPointer, _ key: Digest) -> Data? {
    guard bytes.count > headerSize, bytes.prefix(mark.count).elementsEqual(mark) else {
      return nil
    }
    let payload = UnsafeRawBufferPointer(rebasing: bytes[headerSize...])
    let header = bytes[mark.count..<headerSize]
    guard header.elementsEqual(seal(key, Digest(payload))) else { return nil }
    return Data(payload)
  }

  private static func seal(_ key: Digest, _ payload: Digest) -> [UInt8] {
    [key.high, key.low, payload.high, payload.low].flatMap { part in
      withUnsafeBytes(of: part.littleEndian) { Array($0) }
    }
  }

  // MARK: Writing

  func store(_ graph: FlowGraph, for key: Digest) {
    guard let payload = try? GraphExport.encode(graph),
      (try? FileManager.default.createDirectory(
        atPath: project, withIntermediateDirectories: true)) != nil
    else { return }
    var entry = Data(Self.mark)
    entry.append(contentsOf: Self.seal(key, payload.withUnsafeBytes { Digest($0) }))
    entry.append(payload)
    guard entry.count <= Self.sizeLimit / 4, write(entry, to: path(of: key)) else { return }
    CacheSweep(folder: folder, project: project).run()
  }

  private func path(of key: Digest) -> String { "\(project)/\(key.text).graph" }

  /// Writes a file whole or not at all.
  private func write(_ data: Data, to path: String) -> Bool {
    let temporary = "\(project)/\(CacheSweep.temporaryPrefix)\(getpid())-\(UUID().uuidString)"
    // Before the file exists, so that an interrupt never finds one that it does not know.
    TemporaryFiles.shared.add(temporary)
    defer { TemporaryFiles.shared.remove(temporary) }
    let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard number >= 0 else { return false }
    var isWhole = data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let written = Foundation.write(
          number, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
        if written < 0, errno == EINTR { continue }
        guard written > 0 else { return false }
        offset += written
      }
      return true
    }
    // A full disk may be reported this late.
    if close(number) != 0 { isWhole = false }
    if isWhole, rename(temporary, path) == 0 { return true }
    unlink(temporary)
    return false
  }
}
