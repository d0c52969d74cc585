import SwiftFacts

/// Objects that screens make for their own use, such as handlers of a list's rows: what these put in
/// front of the user, their screens do.
extension RoleClassifier {
  /// The parts of screens that put something up, with the screens that make them.
  ///
  /// A part is made by screens and their parts alone, and navigation is the lesser part of what it
  /// does; a router that a screen makes for itself does little else. The greatest fixpoint: parts that
  /// make each other are parts, unless some other code makes one of them.
  func findParts() -> [TypeID: Set<TypeID>] {
    var makers = makersOfCandidates()
    var changed = true
    while changed {
      changed = false
      for (part, types) in makers
      where !types.allSatisfy({ isOnScreen($0) || makers[$0] != nil || $0 == part }) {
        makers[part] = nil
        changed = true
      }
    }
    var parts: [TypeID: Set<TypeID>] = [:]
    for part in makers.keys {
      let screens = self.screens(making: part, makers)
      if !screens.isEmpty { parts[part] = screens }
    }
    return parts
  }

  /// The screens that make an object, directly or by other parts.
  private func screens(making part: TypeID, _ makers: [TypeID: Set<TypeID>]) -> Set<TypeID> {
    var screens: Set<TypeID> = []
    var seen: Set<TypeID> = [part]
    var queue = [part]
    while let next = queue.popLast() {
      for maker in makers[next] ?? [] where seen.insert(maker).inserted {
        if isOnScreen(maker) { screens.insert(maker) } else { queue.append(maker) }
      }
    }
    return screens
  }

  /// Who makes those that could be parts.
  private func makersOfCandidates() -> [TypeID: Set<TypeID>] {
    let possible = Set(candidates.lazy.filter { mayBePart($0) }.map(\.id))
    guard !possible.isEmpty else { return [:] }
    var makers: [TypeID: Set<TypeID>] = [:]
    for type in index.types where !type.isTest {
      for unit in type.units {
        for effect in summaries[unit]?.effects ?? [] where effect.verb == .construct {
          guard let made = effect.target.type(in: index)?.id, possible.contains(made),
            let maker = index[effect.unit].owner
          else { continue }
          makers[made, default: []].insert(maker)
        }
      }
    }
    return makers
  }

  /// Whether a type puts something up among other things that it does.
  private func mayBePart(_ type: TypeSymbol) -> Bool {
    guard [.class, .struct].contains(type.kind), !vocabulary.isScreen(type.id, in: index),
      result.roles[type.id] == nil, !index.isReducer(type.id),
      !namesNavigator(type)
    else { return false }
    let functions = type.units.filter { index[$0].kind == .function && index[$0].hasBody }
    let navigating = functions.filter { unit in
      (summaries[unit]?.effects ?? []).contains {
        (isPresentation($0) || $0.verb == .route) && $0.unit == unit
      }
    }
    guard !navigating.isEmpty else { return false }
    return navigating.count * 2 < functions.count || servesLibrary(type)
  }

  /// Whether a class of some library, none of navigation's, says what the type is.
  private func servesLibrary(_ type: TypeSymbol) -> Bool {
    type.kind == .class
      && index.ancestry(of: type.id).external.contains { base in
        !base.isOfSystem && vocabulary.flowBases[base.simpleName] == nil
          && !Self.abilities.contains(where: base.simpleName.hasSuffix)
      }
  }

  /// How protocols mostly end, which say what a type can do rather than what it is.
  private static let abilities = [
    "able", "ible", "Object", "Protocol", "Type", "Delegate", "DataSource", "Observer", "Listener",
  ]

  /// Whether the type is called what those are that do nothing but navigate, whatever else they are
  /// asked for.
  func namesNavigator(_ type: TypeSymbol) -> Bool {
    Self.navigators.contains(where: type.name.contains)
  }

  /// What those call themselves that do nothing but navigate, whatever else they are asked for.
  private static let navigators = ["Coordinator", "Router", "Navigator", "Flow", "Wireframe"]
}
