import FlowModel
import SwiftFacts

/// Objects that stand for a screen: boxes that a stack keeps, and presenters that give their view.
extension GraphLinker {
  /// The screens and flows in a value that only carries them: `Module(coordinator)`.
  func boxedNodes(
    in fields: [Value.Field], _ module: String
  ) -> [(node: NodeID, confidence: Confidence)] {
    fields.flatMap { field -> [(node: NodeID, confidence: Confidence)] in
      guard case .instance = field.value else { return [] }
      return nodes(forTarget: field.value, in: module)
    }.filter { nodes[$0.node].map { [.screen, .flow].contains($0.kind) } ?? false }
  }

  /// The route in an envelope; any of its enum where the source does not say which.
  func nodes(
    forRoute enumeration: TypeID, carriedIn fields: [Value.Field], _ module: String
  ) -> [(node: NodeID, confidence: Confidence)] {
    let carried = fields.first { $0.value.type(in: index)?.unwrapped.id == enumeration }
    return nodes(forTarget: carried?.value ?? .some(index.type(enumeration)), in: module)
  }

  /// Whether a value only carries a screen or route that the caller gives.
  func isOpenBox(_ value: Value) -> Bool {
    guard case .instance(let type, let fields) = value, let id = type.id,
      isBox(id) && node(for: id) == nil || roles.envelopes[id] != nil
    else { return false }
    return fields.contains { $0.value.isOpen }
  }

  /// Whether values of a type do nothing but carry something that can be shown: it keeps a value of a
  /// protocol whose types give a view, and is none itself.
  func isBox(_ type: TypeID) -> Bool {
    if let known = boxes[type] { return known }
    let isBox = roles.role(of: type) == .neutral && index.carriesViewGiver(type)
    boxes[type] = isBox
    return isBox
  }

  /// The screens that an object without a place of its own gives to whoever shows it: what its
  /// `toPresentable()` or `view` returns.
  func screensGiven(by type: TypeID) -> [(node: NodeID, confidence: Confidence)] {
    var result: [(node: NodeID, confidence: Confidence)] = []
    for unit in index.viewGivers(of: type) {
      guard let summary = summaries[unit] else { continue }
      let made =
        summary.returns
        + summary.effects.filter { $0.verb == .construct }.map(\.target)
      for value in made {
        guard let shown = value.type(in: index)?.unwrapped.id,
          roles.role(of: shown) == .screen, let node = node(for: shown),
          !result.contains(where: { $0.node == node })
        else { continue }
        result.append((node, .certain))
      }
    }
    return result
  }
}
