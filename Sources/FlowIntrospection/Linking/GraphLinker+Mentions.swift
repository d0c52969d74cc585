import FlowModel
import SwiftFacts

/// Types that code names in ways of which nobody can say what they lead to.
///
/// That a flow is never created is only certain if nothing names it: no cell that is registered by its
/// class, no static member, no nib of its name, no subclass that is created in its place.
extension GraphLinker {
  func observeMentions() {
    let led = Set(edges.filter { $0.from != $0.to }.map(\.to))
      .union(
        observations.lazy.filter { $0.kind == .constructs }.map { NodeID("flow:\($0.subject)") })
    var wanted: [String: [TypeID]] = [:]
    for type in index.types where roles.role(of: type.id) == .flow && !type.isTest {
      guard roles.representative(type.id) == type.id, let flow = node(for: type.id),
        !led.contains(flow)
      else { continue }
      wanted[type.name, default: []].append(type.id)
      for heir in index.inheritors(of: type.id) {
        note(type.id, in: "\(index[heir].qualifiedName).init")
      }
    }
    guard !wanted.isEmpty else { return }
    for unit in index.units where !unit.isTest && unit.original == nil {
      unit.body.forEachExpression { expression in
        guard let name = Self.mentioned(expression), let types = wanted[name] else { return }
        for type in types where !isPart(unit.owner, of: type) { note(type, in: unit.title) }
      }
    }
  }

  private func note(_ type: TypeID, in declaration: String) {
    observations.append(
      Observation(
        kind: .constructs, subject: index.subject(of: type), data: ["in": declaration],
        location: index.location(of: index[type])))
  }

  /// The name of the type that an expression may speak of.
  private static func mentioned(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): name
    case .type(let type): type.simpleName
    case .string(let segments):
      if segments.count == 1, case .text(let text) = segments[0] { text } else { nil }
    default: nil
    }
  }

  /// Whether the code belongs to the type itself.
  private func isPart(_ owner: TypeID?, of type: TypeID) -> Bool {
    var current = owner
    while let id = current {
      if id == type { return true }
      current = index[id].parent
    }
    return false
  }
}
