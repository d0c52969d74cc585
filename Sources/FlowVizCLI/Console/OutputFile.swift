import FlowViz
import Foundation

/// A file that is written whole or not at all.
///
/// The bytes go to a temporary file in the same folder, which then takes the place of the old one.
/// A pipe or device is written directly.
struct OutputFile {
  /// As the user gave it, for messages.
  let path: String
  private let target: String

  /// The path must be absolute or relative to the process; `name` is what messages show.
  init(_ target: String, name: String) {
    path = name
    self.target = Self.resolved(target)
  }

  func write(_ data: Data) throws(OutputError) {
    var status = stat()
    let exists = stat(target, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw .isFolder(path: path) }
    do {
      if exists, kind != S_IFREG {
        try writeThrough(data)
      } else {
        try replace(with: data, mode: exists ? status.st_mode & 0o777 : nil)
      }
    } catch {
      throw .cannotWrite(path: path, reason: error)
    }
  }

  private func writeThrough(_ data: Data) throws(SystemError) {
    let number = open(target, O_WRONLY)
    guard number >= 0 else { throw SystemError(code: errno) }
    try FileDescriptor(number).writeAndClose(data)
  }

  private func replace(with data: Data, mode: mode_t?) throws(SystemError) {
    let folder = (target as NSString).deletingLastPathComponent
    let temporary = "\(folder.isEmpty ? "." : folder)/.flowviz-\(getpid())-\(UUID().uuidString)"
    // Before the file exists, so that an interrupt never finds one that it does not know.
    TemporaryFiles.shared.add(temporary)
    defer { TemporaryFiles.shared.remove(temporary) }
    let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard number >= 0 else { throw SystemError(code: errno) }
    do throws(SystemError) {
      if let mode { fchmod(number, mode) }
      try FileDescriptor(number).writeAndClose(data)
      guard rename(temporary, target) == 0 else { throw SystemError(code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// The file that a symbolic link leads to: the link stays, its file is replaced.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }
}
