import FlowDrawing
import FlowModel
import Foundation
import Graphviz
import Synchronization

/// Resident memory over a thousand pictures.
///
/// Graphviz 2.43 itself loses the virtual edges of clusters with every layout. Therefore three
/// numbers: as the program draws, with each layout in a child process; all that this package does
/// itself, with one layout remembered; and all of it in this process.
enum PictureMemory {
  private static let count = 1_000

  static func run() throws {
    let graph = RealisticApp.graph(flows: 4, routesPerFlow: 5)
    let child = LayoutEngine.childProcess(executable: BuiltProgram.layout, arguments: [])
    try measure("each layout in a child process") {
      _ = try FlowDrawing(graph).render(.svg, using: child)
    }
    let remembered = RememberedLayout()
    try measure("without layouts") {
      _ = try FlowDrawing(graph).render(.svg, laidOutBy: remembered)
    }
    try measure("layouts in this process") { _ = try FlowDrawing(graph).render(.svg) }
  }

  private static func measure(_ name: String, _ draw: () throws -> Void) throws {
    var early = 0
    for number in 1...count {
      try autorelease(draw)
      if number == count / 10 { early = resident() }
    }
    print(
      "\(name): resident after \(count / 10) pictures \(early) KiB, after \(count) "
        + "\(resident()) KiB")
  }

  private static func autorelease(_ body: () throws -> Void) rethrows {
    #if canImport(Darwin)
      try autoreleasepool(invoking: body)
    #else
      try body()
    #endif
  }

  private static func resident() -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(separator: " ").compactMap { Int($0) }.first ?? 0
  }
}

/// Lays out each graph once.
private final class RememberedLayout: GraphLayout {
  private let known = Mutex<[String: GraphvizPicture]>([:])

  func laidOut(_ dot: String, as format: GraphvizFormat) throws(GraphvizError) -> GraphvizPicture {
    if let picture = known.withLock({ $0[dot] }) { return picture }
    let picture = try Graphviz.render(dot, as: format)
    known.withLock { $0[dot] = picture }
    return picture
  }
}
