import FlowModel
import SwiftFacts

/// Subscriptions to what children publish that keep alive what keeps them alive.
extension GraphLinker {
  /// Closures of `sink`, and targets of `assign(to:on:)`, that hold the flow which holds both the child
  /// and the subscription.
  func observeSubscriptions() {
    var seen: Set<SourceLocation> = []
    for unit in index.units where !unit.isTest && !unit.isStatic && unit.original == nil {
      guard let owner = unit.owner, index[owner].kind == .class, index[owner].isDeclared else {
        continue
      }
      let found = keptSubscriptions(in: unit.body)
      guard !found.isEmpty else { continue }
      let types = localTypes(of: unit)
      let kept = childKeeping.retentions(in: unit, types)
      for subscription in found {
        guard types.ownProperty(subscription.keeper) != nil,
          let child = child(in: subscription.publisher, types), keeps(child.name, kept, types)
        else { continue }
        let place = location(subscription.position, in: unit.id)
        guard seen.insert(place).inserted else { continue }
        observations.append(
          Observation(
            kind: .capturesStrongly, subject: index.subject(of: roles.representative(owner)),
            data: [
              "child": index.subject(of: child.type), "property": child.property,
              "holds": "parent", "by": "subscription", "in": unit.title,
              "released": subscription.endsByItself ? "true" : "false",
            ], location: place))
      }
    }
  }

  private struct Subscription {
    var publisher: Expression
    /// What keeps the subscription: a property, or a set of them.
    var keeper: Expression
    var position: Position
    /// Whether it ends with its first value.
    var endsByItself: Bool
  }

  /// `publisher.sink { … }.store(in: &bag)` and `bag = publisher.sink { … }`, where the closure holds
  /// `self`.
  private func keptSubscriptions(in body: [Statement]) -> [Subscription] {
    var found: [Subscription] = []
    body.forEachExpression { expression in
      switch expression.kind {
      case .call(let callee, let arguments):
        guard case .member(let made?, "store", _) = callee.kind,
          let keeper = arguments.first(where: { $0.label == "in" })?.value
        else { return }
        if let made = Self.subscription(made, keptBy: keeper) {
          found.append(made)
        }
      case .assignment(let target, "=", let value):
        if let made = Self.subscription(value, keptBy: target) { found.append(made) }
      default: break
      }
    }
    return found
  }

  private static func subscription(_ call: Expression, keptBy keeper: Expression) -> Subscription? {
    guard case .call(let callee, let arguments) = call.kind,
      case .member(let publisher?, let method, _) = callee.kind,
      let position = holdingPlace(method, arguments)
    else { return nil }
    return Subscription(
      publisher: publisher, keeper: keeper, position: position,
      endsByItself: publisher.callsOnTheWay.contains { $0 == "first" || $0 == "prefix" })
  }

  /// Where the subscription holds `self`, if it does.
  private static func holdingPlace(_ method: String, _ arguments: [Argument]) -> Position? {
    switch method {
    case "sink":
      for argument in arguments {
        if case .closure(let closure) = argument.value.kind, closure.capturesSelfStrongly {
          return closure.position
        }
      }
      return nil
    case "assign":
      let target = arguments.first { $0.label == "on" }?.value
      return target?.dottedName == "self" ? target?.position : nil
    default: return nil
    }
  }

  /// The child whose publisher the expression begins with: `child.done.map { … }`.
  private func child(
    in publisher: Expression, _ types: LocalTypes
  ) -> (name: Expression, property: String, type: TypeID)? {
    var current = publisher
    while true {
      switch current.kind {
      case .call(let callee, _): current = callee
      case .member(let base?, let name, _):
        if let type = types.type(of: base)?.id, childKeeping.isFlowLike(type),
          types.plainName(base) != nil, base.dottedName != "self"
        {
          return (base, name, type)
        }
        current = base
      default: return nil
      }
    }
  }
}

extension Expression {
  /// The names of the methods that are called one on another.
  fileprivate var callsOnTheWay: [String] {
    var names: [String] = []
    var current = self
    while true {
      switch current.kind {
      case .call(let callee, _): current = callee
      case .member(let base?, let name, _):
        names.append(name)
        current = base
      default: return names
      }
    }
  }
}
