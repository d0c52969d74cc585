import FlowModel
import SwiftFacts

/// Navigation that gave no edge though nothing about it is unclear.
extension GraphLinker {
  /// Tells of calls that no screen, flow or caller is known for.
  func noteHomeless() {
    let drawn = Set(edges.flatMap(\.locations))
    for place in understoodPlaces.subtracting(drawn).sorted() {
      understoodPlaces.remove(place)
      note("no screen or flow is known at which it starts", at: place)
    }
    for place in uncalledPlaces().subtracting(drawn).subtracting(navigationPlaces).sorted() {
      navigationPlaces.insert(place)
      note("what is shown depends on a caller, and no code that was read calls it", at: place)
    }
  }

  private func note(_ reason: String, at place: SourceLocation) {
    notices.append(
      Notice(message: "looks like navigation, but \(reason)", location: place, kind: .notUnderstood)
    )
  }

  /// Places of functions that show what they are given, and that nobody gives anything.
  private func uncalledPlaces() -> Set<SourceLocation> {
    var places: Set<SourceLocation> = []
    for unit in index.units where unit.hasBody && !unit.isTest {
      guard (evaluator.callers[unit.id] ?? []).isEmpty else { continue }
      for effect in summaries[unit.id]?.effects ?? [] where effect.target.isOpen {
        switch effect.verb {
        case .push, .present, .replace, .switchRoot:
          // The screen itself, presented by its own method, is shown wherever it is.
          if case .parameter(Value.selfNumber, _) = effect.target { continue }
          places.insert(location(effect.position, in: effect.unit))
        default: continue
        }
      }
    }
    return places
  }
}
