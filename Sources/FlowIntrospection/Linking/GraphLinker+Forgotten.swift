import FlowModel
import SwiftFacts

/// Transitions of flows whose callers could not be followed to a screen.
extension GraphLinker {
  /// Lets what a flow's code does start at the flow where nothing else was found to start it.
  ///
  /// The code is called: a closure hands it to something that gives it on in a way that is not
  /// followed, such as a list of rows with their actions. So the flow is a guess.
  func linkForgotten() {
    let drawn = Set(edges.flatMap(\.locations)).union(placesInTables())
    for unit in index.units where !unit.isTest && unit.hasBody {
      guard let owner = unit.owner, roles.role(of: owner) == .flow,
        let flow = node(for: owner)
      else { continue }
      for effect in summaries[unit.id]?.effects ?? [] where effect.unit == unit.id {
        linkIfForgotten(effect, from: flow, drawn)
      }
    }
    let kept = records.closures.sorted {
      ($0.key.owner?.index ?? -1, $0.key.name) < ($1.key.owner?.index ?? -1, $1.key.name)
    }
    for (_, closures) in kept {
      for case .closure(let closure) in evaluator.sorted(closures) {
        guard let writer = index[closure.unit].owner, roles.role(of: writer) == .flow,
          let flow = node(for: writer)
        else { continue }
        for effect in evaluator.effects(of: closure) where effect.unit == closure.unit {
          linkIfForgotten(effect, from: flow, drawn)
        }
      }
    }
  }

  /// What the tables of routes show is told by their routes, if it is known who goes there.
  private func placesInTables() -> Set<SourceLocation> {
    var places: Set<SourceLocation> = []
    for branch in records.branches {
      guard let route = node(for: branch.enumeration, case: branch.caseName),
        edges(to: route).contains(where: { $0.kind.isTransition && $0.confidence != .dynamic })
      else { continue }
      for effect in branch.effects {
        places.insert(location(effect.position, in: effect.unit))
      }
    }
    return places
  }

  private func linkIfForgotten(
    _ effect: Effect, from flow: NodeID, _ drawn: Set<SourceLocation>
  ) {
    guard effect.isTransition, effect.verb != .dismiss, effect.guards.isEmpty,
      effect.origins.isEmpty, effect.target.isSettled, !evaluator.isContainer(effect.target),
      !drawn.contains(location(effect.position, in: effect.unit))
    else { return }
    var guess = effect
    guess.isGuessed = true
    link(guess, from: flow)
  }
}
