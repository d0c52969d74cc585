import FlowViz
import Foundation

/// The folder that `--split` fills.
struct PictureFolder {
  private let path: String
  private let name: String

  /// `name` is what messages call it.
  init(_ path: String, name: String) {
    self.path = path
    self.name = name
  }

  /// Writes the pictures and says how many there are, and what was simplified.
  ///
  /// - Parameter earlier: what this process wrote before: the same is not written again, and what has
  ///   no place any more is removed.
  func write(
    _ files: [SplitDrawing.File], _ console: Console, earlier: [SplitDrawing.File] = []
  ) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw PictureFolderError(folder: name)
    }
    let known = Set(earlier)
    for file in files where !known.contains(file) {
      try OutputFile("\(path)/\(file.name)", name: "\(name)/\(file.name)").write(file.picture.data)
      for message in file.picture.messages { console.talk("note: \(file.name): \(message)") }
    }
    let names = Set(files.map(\.name))
    for file in earlier where !names.contains(file.name) { unlink("\(path)/\(file.name)") }
    if let first = files.first {
      console.talk("\(files.count) pictures; begin with '\(name)/\(first.name)'")
    }
  }
}

/// Why `--split` cannot write.
struct PictureFolderError: Error, CustomStringConvertible {
  let folder: String

  var description: String {
    "the folder '\(folder)' cannot be made; give one that can be written"
  }
}
