import FlowModel
import FlowViz

/// The options that choose a part of the graph.
enum SelectionArguments {
  static let all: [any ArgumentDescription] = [
    focus, depth, from, to, flow, module, only, exclude, collapse,
  ]

  private static let focus = RepeatedOption<String>(
    "--focus", value: "name", help: "Draw only what is near a type or case.")
  private static let depth = Option<Int>(
    "--depth", value: "n", default: "2 around '--focus', 1 more than the shortest way",
    help: "How many steps around '--focus', or how much longer a way may be.")
  private static let from = Option<String>(
    "--from", value: "name", help: "Draw only where this leads, with '--to' only the ways there.")
  private static let to = Option<String>(
    "--to", value: "name", help: "Draw only what leads to this.")
  private static let flow = RepeatedOption<String>(
    "--flow", value: "name", help: "Draw only a flow and what touches it.")
  private static let module = RepeatedOption<String>(
    "--module", value: "name", help: "Draw only a module and what touches it.")
  private static let only = Option<String>(
    "--only", value: "kind,…",
    help: "Draw only nodes of these kinds: \(kinds.joined(separator: ", ")).")
  private static let exclude = RepeatedOption<String>(
    "--exclude", value: "pattern", help: "Leave out what is called so, 'Debug*'.")
  private static let collapse = Option<GraphSelection.Collapse>(
    "--collapse", value: "what", help: "Draw every flow or module as one node.")

  private static let kinds = NodeKind.allCases.map(\.rawValue)

  static func selection(_ arguments: ParsedArguments) throws(UsageError) -> GraphSelection {
    let depth = arguments[depth]
    let selection = GraphSelection(
      flows: arguments[flow], modules: arguments[module], focus: arguments[focus], depth: depth,
      from: arguments[from], to: arguments[to], only: try only(arguments[only]),
      excluded: arguments[exclude], collapse: arguments[collapse])
    if let depth {
      guard depth >= 0 else { throw .invalid("'--depth \(depth)' is less than nothing.") }
      guard !selection.focus.isEmpty || selection.from != nil || selection.to != nil else {
        throw .invalid("'--depth' says how far; add '--focus', '--from' or '--to' with a name.")
      }
    }
    return selection
  }

  private static func only(_ text: String?) throws(UsageError) -> Set<NodeKind> {
    guard let text else { return [] }
    var result: Set<NodeKind> = []
    for word in text.split(separator: ",").map(String.init) {
      guard let kind = NodeKind(rawValue: word) else {
        throw .invalidValue(
          word, argument: "--only", allowed: kinds,
          suggestion: EditDistance.nearest(to: word, among: kinds))
      }
      result.insert(kind)
    }
    guard !result.isEmpty else {
      throw .invalidValue(text, argument: "--only", allowed: kinds, suggestion: nil)
    }
    return result
  }
}

extension GraphSelection.Collapse: ArgumentValue {}
