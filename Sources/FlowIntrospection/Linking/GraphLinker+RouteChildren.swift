import FlowModel
import SwiftFacts

/// Children that routes make.
extension GraphLinker {
  /// Flows that a route makes itself, `case .home: HomeCoordinator()` in the enum: children of the
  /// flow that declares the route.
  func linkChildrenOfRoutes() -> Set<[NodeID]> {
    var parents: Set<[NodeID]> = []
    for branch in records.branches where index[branch.unit].owner == branch.enumeration {
      guard let route = node(for: branch.enumeration, case: branch.caseName) else { continue }
      let flows = edges(to: route).filter { $0.kind == .declares }.map(\.from)
        .filter { nodes[$0]?.kind == .flow }
      for effect in branch.effects where effect.verb == .construct {
        guard let child = node(forShown: effect.target, in: module(of: branch.unit)),
          nodes[child.node]?.kind == .flow
        else { continue }
        for flow in Set(flows) where flow != child.node {
          parents.insert([flow, child.node])
          connect(
            .child, flow, child.node, trigger: index[effect.unit].title,
            at: location(effect.position, in: effect.unit))
        }
      }
    }
    return parents
  }
}
