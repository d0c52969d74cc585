package import Foundation
internal import Markup
package import SwiftFacts

/// Reads one storyboard into plain values.
///
/// A file that breaks off or is no XML gives what stands before the fault, and a problem that names
/// its place.
package enum StoryboardReader {
  package static func facts(of contents: Data, path: String) -> StoryboardFacts {
    let lines = contents.withUnsafeBytes { LineTable($0.bindMemory(to: UInt8.self)) }
    var scanner = XMLScanner(contents)
    var assembly = StoryboardAssembly(path: path, lines: lines)
    do throws(XMLError) {
      while let event = try scanner.next() {
        switch event {
        case .start(let element): assembly.begin(element)
        case .end: assembly.end()
        }
      }
      if !assembly.isStoryboard {
        assembly.addProblem("it is no storyboard; nothing is read of it", at: 0)
      }
    } catch {
      assembly.addProblem(
        "the storyboard cannot be read to its end: \(error.description); "
          + "the scenes before this place count",
        at: error.offset)
    }
    return assembly.finish()
  }
}
