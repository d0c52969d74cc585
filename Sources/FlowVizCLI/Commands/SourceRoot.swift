import FlowViz
import Foundation

/// Finds the sources that an export was made from, so that reports can quote and link to them.
///
/// An export holds paths relative to its project and does not say where that lies, so that it is the
/// same on every machine.
struct SourceRoot {
  /// Enough files to tell one project from another.
  private static let sampleSize = 16
  private static let depthLimit = 3
  private static let folderLimit = 2_000

  private let files: [String]

  init(of graph: FlowGraph) {
    let ofNodes = graph.nodes.compactMap(\.location)
    let places = ofNodes.isEmpty ? graph.notices.compactMap(\.location) : ofNodes
    files = Array(Set(places.map(\.file)).sorted().prefix(Self.sampleSize))
  }

  /// The first folder, from `folder` downwards, in which the files lie; `folder` if there is none.
  func search(from folder: String) -> String {
    guard !files.isEmpty else { return folder }
    var level = [folder]
    var visited = 0
    for _ in 0...Self.depthLimit {
      var next: [String] = []
      for candidate in level {
        if holdsFiles(candidate) { return candidate }
        visited += 1
        guard visited < Self.folderLimit else { return folder }
        next += folders(in: candidate)
      }
      level = next
    }
    return folder
  }

  /// Whether some of the files lie below the folder; any folder will do for a graph that names none.
  func isPlausible(_ folder: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
      isFolder.boolValue
    else { return false }
    return files.isEmpty
      || files.contains { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  private func holdsFiles(_ folder: String) -> Bool {
    files.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
  }

  private func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }.filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }
}
