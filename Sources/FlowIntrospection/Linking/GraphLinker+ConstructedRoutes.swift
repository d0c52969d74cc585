import FlowModel
import SwiftFacts

/// Routes that are structures, and the code that writes out how one is made.
extension GraphLinker {
  /// Observes that a structure which serves as a route may be made where its initialiser is called,
  /// whatever becomes of the value: a factory's result can get through code that nobody follows.
  func observeConstructedRoutes() {
    var routes: [String: [NodeID]] = [:]
    for type in index.types where type.kind != .enum && !type.isTest {
      guard let node = valueNode(of: type.id) else { continue }
      routes[type.name, default: []].append(node)
    }
    guard !routes.isEmpty else { return }
    for unit in index.units where !unit.isTest && unit.original == nil {
      unit.body.forEachExpression { expression in
        guard case .call(let callee, _) = expression.kind,
          let name = callee.dottedName?.split(separator: ".").last
        else { return }
        for node in routes[String(name)] ?? [] {
          observations.append(
            Observation(
              kind: .mayMakeRoute, subject: node.subject, data: ["in": unit.title],
              location: location(expression.position, in: unit.id)))
        }
      }
    }
  }

  /// The route that a structure is by itself.
  private func valueNode(of type: TypeID) -> NodeID? {
    let id = NodeID("route:\(index.subject(of: type))")
    return nodes[id]?.kind == .route ? id : nil
  }
}
