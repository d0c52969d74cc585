import Foundation
import Graphviz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file without a name, for what goes to and comes from a child process.
///
/// Unlike a pipe it cannot fill up, never raises SIGPIPE, and is not held open by a grandchild. It
/// is gone when its last handle closes, even if this process is killed.
struct ScratchFile: ~Copyable {
  let handle: FileHandle

  init() throws(GraphvizError) {
    let folder = FileManager.default.temporaryDirectory.path
    var template = Array("\(folder)/flow-layout-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw .childFailed(reason: "no temporary file can be made in '\(folder)'")
    }
    unlink(template)
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Replaces what the file holds; the next reader starts at its beginning.
  func write(_ bytes: Data) throws(GraphvizError) {
    do {
      try handle.write(contentsOf: bytes)
      try handle.seek(toOffset: 0)
    } catch {
      throw .childFailed(
        reason: "a temporary file cannot be written: \(error.localizedDescription)")
    }
  }

  /// All that the file holds.
  func contents() throws(GraphvizError) -> Data {
    do {
      try handle.seek(toOffset: 0)
      return try handle.readToEnd() ?? Data()
    } catch {
      throw .childFailed(reason: "a temporary file cannot be read: \(error.localizedDescription)")
    }
  }
}
