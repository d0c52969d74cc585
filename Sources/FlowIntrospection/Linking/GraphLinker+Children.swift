import FlowModel
import SwiftFacts

/// How flows keep and release their children.
extension GraphLinker {
  func observeChildren() {
    for type in index.types where roles.role(of: type.id) == .flow && !type.isTest {
      for property in retained(by: type) {
        observations.append(
          Observation(
            kind: .retainsChildrenInArray, subject: index.subject(of: type.id),
            data: [
              "property": property.name,
              "style": node(for: type.id).flatMap { nodes[$0]?.style } ?? "",
            ], location: index.location(property.declaration.position, in: property.file)))
      }
    }
    for unit in index.units where !unit.isTest {
      guard let owner = unit.owner, roles.role(of: owner) == .flow else { continue }
      observeRemovals(in: unit, owner)
    }
  }

  /// The retaining properties that a flow declares itself or inherits from a class.
  private func retained(by type: TypeSymbol) -> [PropertySymbol] {
    let lineage = [type.id] + index.ancestry(of: type.id).declared.compactMap(\.id)
    var seen: Set<String> = []
    return lineage.flatMap { owner -> [PropertySymbol] in
      guard index[owner].kind != .protocol else { return [] }
      return index[owner].propertyOrder.compactMap { name in
        guard childKeeping.arrays.contains(PropertyReference(owner: owner, name: name)),
          seen.insert(name).inserted
        else { return nil }
        return index[owner].properties[name]
      }
    }
  }

  // MARK: Removals

  private func observeRemovals(in unit: CodeUnit, _ owner: TypeID) {
    let finished = unit.parameters.first { parameter in
      index.resolve(parameter.type, in: TypeScope(file: unit.file, owner: owner)).unwrapped.id
        .map { childKeeping.isFlowLike($0) } ?? false
    }?.name
    observeRemovals(in: unit.body, of: unit, owner, finished: finished)
  }

  private func observeRemovals(
    in statements: [Statement], of unit: CodeUnit, _ owner: TypeID, finished: String?
  ) {
    var callbacks: [(body: [Statement], child: String)] = []
    var inCallbacks: Set<Position> = []
    statements.forEachExpression { expression in
      // `child.onFinish = { … }`: inside, it is that child that has finished.
      if case .assignment(let target, "=", let value) = expression.kind,
        case .member(let base?, _, _) = target.kind, let child = base.dottedName,
        case .closure(let closure) = value.kind, child != "self"
      {
        callbacks.append((closure.body, child))
        closure.body.forEachExpression { inCallbacks.insert($0.position) }
      }
    }
    statements.forEachExpression { expression in
      guard !inCallbacks.contains(expression.position) else { return }
      observeRemoval(expression, of: unit, owner, finished: finished)
    }
    for callback in callbacks {
      callback.body.forEachExpression { expression in
        observeRemoval(expression, of: unit, owner, finished: callback.child)
      }
    }
  }

  private func observeRemoval(
    _ expression: Expression, of unit: CodeUnit, _ owner: TypeID, finished: String?
  ) {
    guard case .call(let callee, let arguments) = expression.kind,
      let argument = arguments.first?.value.dottedName
    else { return }
    let receiver: String
    switch callee.kind {
    case .name(let name, _) where childKeeping.removers.contains(name): receiver = "self"
    case .member(let base?, let name, _) where childKeeping.removers.contains(name):
      receiver = base.dottedName ?? ""
    default: return
    }
    var data = ["receiver": receiver, "argument": argument, "in": unit.title]
    if let finished { data["finished"] = finished }
    observations.append(
      Observation(
        kind: .removesChild, subject: index.subject(of: owner), data: data,
        location: location(callee.position, in: unit.id)))
  }
}
