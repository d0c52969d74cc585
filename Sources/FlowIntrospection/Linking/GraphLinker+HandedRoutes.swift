import FlowModel
import SwiftFacts

/// Routes that are handed on: `case .home(let inner): homeGuide?.lead(to: inner)`.
extension GraphLinker {
  /// The one flow that takes the route in a case's payload, if the branch gives it to somebody.
  func takers(ofPayloadIn branch: Records.Branch) -> [Shown] {
    let handed = Set(
      branch.effects.filter { [.route, .push, .select].contains($0.verb) }
        .compactMap { $0.target.type(in: index)?.unwrapped.id })
    let declared = index[branch.enumeration].enumCase(named: branch.caseName)?.payload ?? []
    let scope = TypeScope(file: index[branch.enumeration].file, owner: branch.enumeration)
    for element in declared {
      guard let inner = index.resolve(element.type, in: scope).unwrapped.id, handed.contains(inner),
        roles.isRouteType(inner), let first = caseNodes(of: inner).first
      else { continue }
      let takers = Set(edges(to: first).filter { $0.kind == .declares }.map(\.from))
        .filter { nodes[$0]?.kind == .flow }
      guard takers.count == 1, let taker = takers.first,
        taker != index[branch.unit].owner.flatMap({ node(for: $0) })
      else { continue }
      return [Shown(node: taker, style: nil, confidence: .inferred)]
    }
    return []
  }
}
