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
  func write(_ files: [SplitDrawing.File], _ console: Console) throws {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw PictureFolderError(folder: name)
    }
    for file in files {
      try OutputFile("\(path)/\(file.name)", name: "\(name)/\(file.name)").write(file.picture.data)
      for message in file.picture.messages { console.talk("note: \(file.name): \(message)") }
    }
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
