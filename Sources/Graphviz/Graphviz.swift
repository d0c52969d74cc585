internal import CGraphviz
import Synchronization

/// Layout and drawing of graphs by the Graphviz libraries.
///
/// All of Graphviz is state of the process, so one lock stands around everything: calls from several
/// threads wait for each other. A layout cannot be interrupted; `ChildLayout` runs it in a process
/// that can.
package enum Graphviz {
  /// Lays the graph out with `dot` and draws it.
  ///
  /// - Parameter isLast: Whether the process ends with this picture, so that there is no need to free
  ///   the graph.
  /// - Throws: `GraphvizError`; `lostEdges` where the picture would lack an edge, which old releases
  ///   write with hardly a word.
  package static func render(
    _ dot: String, as format: GraphvizFormat, isLast: Bool = false
  ) throws(GraphvizError) -> GraphvizPicture {
    let result: Result<GraphvizPicture, GraphvizError> = context.withLock { context in
      do throws(GraphvizError) {
        return .success(try context.render(dot, as: format, isLast: isLast))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// The installed release, `2.43.0`.
  package static var version: String? {
    context.withLock { $0.version }
  }

  private static let context = Mutex(GraphvizContext())
}
