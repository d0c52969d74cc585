import Graphviz
import LayoutProcesses

/// Whoever lays out graphs for pictures.
package protocol GraphLayout: Sendable {
  /// Blocks until the graph is laid out and drawn.
  func laidOut(
    _ dot: String, as format: GraphvizFormat
  ) throws(GraphvizError) -> GraphvizPicture
}

extension LayoutEngine: GraphLayout {
  package func laidOut(
    _ dot: String, as format: GraphvizFormat
  ) throws(GraphvizError) -> GraphvizPicture {
    try laidOut(dot, as: format) { true }
  }

  /// Lays the graph out; a child process is ended as soon as it is not wanted any more.
  func laidOut(
    _ dot: String, as format: GraphvizFormat, while isWanted: () -> Bool
  ) throws(GraphvizError) -> GraphvizPicture {
    switch self {
    case .inProcess:
      return try Graphviz.render(dot, as: format)
    case .childProcess(let executable, let arguments, let timeLimit):
      let child = ChildLayout(executable: executable, arguments: arguments, timeLimit: timeLimit)
      return try child.render(dot, as: format, while: isWanted)
    }
  }
}
