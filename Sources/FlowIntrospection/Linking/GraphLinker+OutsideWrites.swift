import FlowModel
import SwiftFacts

/// Navigation state that others than its owner write.
extension GraphLinker {
  func observeOutsideWrites() {
    let state = pathsAndRoots()
    let methods = writingMethods(of: state)
    let names = Set(methods.keys.map(\.name))
    for unit in index.units where !unit.isTest && unit.original == nil {
      guard let owner = unit.owner else { continue }
      lazy var types = localTypes(of: unit)
      let setters = setters(in: unit)
      unit.body.forEachExpression { expression in
        guard let target = Self.written(by: expression),
          case .member(let base?, let name, _) = target.kind, names.contains(name),
          base.dottedName != "self", !setters.contains(expression.position),
          let property = types.property(target), let method = methods[property],
          let flow = property.owner, flow != owner, !isPart(owner, of: flow)
        else { return }
        observations.append(
          Observation(
            kind: .writtenOutside, subject: index.subject(of: roles.representative(flow)),
            data: ["property": name, "in": unit.title, "method": method],
            location: location(target.position, in: unit.id)))
      }
    }
  }

  /// Paths of stacks, and what chooses a root, in flows that are objects.
  private func pathsAndRoots() -> Set<PropertyReference> {
    Set(
      roles.sinks.filter { property, kinds in
        guard let owner = property.owner, index[owner].kind == .class else { return false }
        return roles.role(of: owner) == .flow && (kinds.contains(.stack) || kinds.contains(.root))
      }.keys)
  }

  /// The state that a flow's methods write, with the first method that others may call.
  private func writingMethods(of state: Set<PropertyReference>) -> [PropertyReference: String] {
    var methods: [PropertyReference: String] = [:]
    for unit in index.units where unit.kind == .function && !unit.isTest {
      guard let owner = unit.owner, !hidden(unit, of: owner) else { continue }
      for effect in summaries[unit.id]?.effects ?? [] where effect.unit == unit.id {
        guard case .write(let property, _) = effect.verb, property.owner == owner,
          state.contains(property)
        else { continue }
        methods[property] = min(methods[property] ?? unit.title, unit.title)
      }
    }
    return methods
  }

  private func hidden(_ unit: CodeUnit, of owner: TypeID) -> Bool {
    let declarations = index.files[unit.file].facts.types.flatMap(\.functions)
    let declaration = declarations.first { $0.position == unit.position }
    return [.private, .fileprivate].contains(declaration?.access)
  }

  /// What an assignment or a change in place changes.
  static func written(by expression: Expression) -> Expression? {
    switch expression.kind {
    case .assignment(let target, _, _):
      if case .subscripted(let base, _) = target.kind { return base }
      return target
    case .call(let callee, _):
      guard case .member(let base?, let name, _) = callee.kind, mutations.contains(name) else {
        return nil
      }
      return base
    default: return nil
    }
  }

  private static let mutations: Set = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "popLast",
    "removeSubrange",
  ]

  /// Code in the setters of bindings: a stack writes the path through them.
  private func setters(in unit: CodeUnit) -> Set<Position> {
    var positions: Set<Position> = []
    unit.body.forEachExpression { expression in
      guard case .call(let callee, let arguments) = expression.kind,
        case .name("Binding", _) = callee.kind
      else { return }
      for argument in arguments {
        guard case .closure(let closure) = argument.value.kind else { continue }
        closure.body.forEachExpression { positions.insert($0.position) }
      }
    }
    return positions
  }

  /// Whether the code's type is the flow itself in another shape: a view folded into it, a type
  /// inside it or around it, one that inherits.
  private func isPart(_ type: TypeID, of flow: TypeID) -> Bool {
    if roles.isSameFamily(type, flow) || roles.views[flow] == type { return true }
    func isInside(_ inner: TypeID, _ outer: TypeID) -> Bool {
      var current = index[inner].parent
      while let id = current {
        if id == outer { return true }
        current = index[id].parent
      }
      return false
    }
    return isInside(type, flow) || isInside(flow, type)
  }
}
