import FlowModel
import SwiftFacts

/// Views from which no word gets out.
extension GraphLinker {
  func observeSelfContained() {
    let covers = partsOfCovers()
    guard !covers.isEmpty else { return }
    for type in index.types where type.kind == .struct && !type.isTest {
      guard roles.role(of: type.id) == .screen, type.generics.isEmpty,
        node(for: type.id).map({ covers.contains($0) }) == true,
        type.properties.values.allSatisfy({ isValueOnly($0, of: type) }),
        type.units.allSatisfy({ speaksToNobody(index[$0]) })
      else { continue }
      observations.append(
        Observation(
          kind: .selfContained, subject: index.subject(of: type.id),
          location: index.location(of: type)))
    }
  }

  /// What comes up as a full-screen cover, and what that is put together from.
  private func partsOfCovers() -> Set<NodeID> {
    let contained = Dictionary(grouping: edges.filter { [.contains, .shows].contains($0.kind) }) {
      $0.from
    }
    var queue = edges.filter { $0.kind == .present && $0.style == "fullScreenCover" }.map(\.to)
    var parts = Set(queue)
    while let next = queue.popLast() {
      for edge in contained[next] ?? [] where parts.insert(edge.to).inserted {
        queue.append(edge.to)
      }
    }
    return parts
  }

  /// Whether the property holds nothing by which others could be told.
  private func isValueOnly(_ property: PropertySymbol, of type: TypeSymbol) -> Bool {
    guard property.isStored else { return true }
    let wrappers: Set<String> = ["FocusState", "GestureState", "ScaledMetric", "State"]
    guard property.declaration.attributes.allSatisfy({ wrappers.contains($0.name) }),
      let found = evaluator.propertyType(property, of: index.type(type.id))?.unwrapped,
      !found.isFunction
    else { return false }
    let value = (found.element ?? found).unwrapped
    guard let id = value.id else { return Self.plainTypes.contains(value.name) }
    return index[id].kind == .enum
      || index[id].kind == .struct && !vocabulary.isScreen(id, in: index)
        && index[id].properties.values.allSatisfy {
          !$0.isStored || $0.declaration.type.map { $0.unwrapped.name != "Function" } ?? true
        }
  }

  private static let plainTypes: Set<String> = [
    "Bool", "CGFloat", "Character", "Color", "Data", "Date", "Decimal", "Double", "Float", "Image",
    "Int", "LocalizedStringKey", "String", "TimeInterval", "URL", "UUID",
  ]

  /// Whether the code calls nothing that belongs to everybody: `Router.shared`, a global function.
  private func speaksToNobody(_ unit: CodeUnit) -> Bool {
    var isSilent = true
    unit.body.forEachExpression { expression in
      switch expression.kind {
      case .member(let base?, _, _):
        if case .name(let name, _) = base.kind, name.first?.isUppercase == true,
          !isPlain(name, in: unit)
        {
          isSilent = false
        }
      case .call(let callee, _):
        if case .name(let name, _) = callee.kind, name.first?.isLowercase == true {
          isSilent = false
        }
      default: break
      }
    }
    return isSilent
  }

  /// Whether a type's own members cannot tell anybody of anything.
  private func isPlain(_ name: String, in unit: CodeUnit) -> Bool {
    if Self.plainTypes.contains(name) { return true }
    let type = index.resolve(
      TypeReference(name), in: TypeScope(file: unit.file, owner: unit.owner))
    return type.id.map { index[$0].kind == .enum } ?? false
  }
}
