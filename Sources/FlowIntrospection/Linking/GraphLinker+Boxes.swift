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

  /// Whether a value only carries a screen that the caller gives.
  func isOpenBox(_ value: Value) -> Bool {
    guard case .instance(let type, let fields) = value, let id = type.id, isBox(id),
      node(for: id) == nil
    else { return false }
    return fields.contains { $0.value.isOpen }
  }

  /// Whether values of a type do nothing but carry something that can be shown: it keeps a value of a
  /// protocol whose types give a view, and is none itself.
  func isBox(_ type: TypeID) -> Bool {
    if let known = boxes[type] { return known }
    let symbol = index[type]
    let isBox =
      (symbol.kind == .class || symbol.kind == .struct) && roles.role(of: type) == .neutral
      && symbol.properties.values.contains { property in
        guard property.isStored, !property.declaration.isStatic,
          let kept = evaluator.propertyType(property, of: index.type(type))?.unwrapped.id,
          index[kept].kind == .protocol
        else { return false }
        return index[kept].methods.values.joined().contains { requirement in
          index[requirement].parameters.isEmpty
            && index[requirement].result.map {
              Self.viewTypes.contains($0.unwrapped.simpleName)
            } == true
        }
      }
    boxes[type] = isBox
    return isBox
  }

  /// The screens that an object without a place of its own gives to whoever shows it: what its
  /// `toPresentable()` or `view` returns.
  func screensGiven(by type: TypeID) -> [(node: NodeID, confidence: Confidence)] {
    guard index[type].kind == .class || index[type].kind == .struct else { return [] }
    var result: [(node: NodeID, confidence: Confidence)] = []
    for unit in index[type].units where index[unit].parameters.isEmpty && !index[unit].isStatic {
      guard [.function, .getter].contains(index[unit].kind), let summary = summaries[unit],
        index[unit].result.map({ Self.viewTypes.contains($0.unwrapped.simpleName) }) == true
      else { continue }
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

  private static let viewTypes: Set<String> = ["AnyView", "View", "UIViewController"]
}
