import FlowModel
import SwiftFacts

/// Routes that are taken off a stack because they are the last ones.
extension GraphLinker {
  func observePops() {
    let stacks = Set(
      roles.sinks.filter { property, kinds in
        property.owner.map { roles.role(of: $0) == .flow } ?? false && kinds.contains(.stack)
      }.keys)
    let names = Set(stacks.map(\.name))
    guard !names.isEmpty else { return }
    var callbacks: [UnitID: [Closure]] = [:]
    for (unit, sites) in callbackSites() { callbacks[unit.id] = sites.map(\.closure) }
    for unit in index.units where !unit.isTest && unit.original == nil {
      let closures = callbacks[unit.id] ?? []
      let suspensions = index.files[unit.file].facts.suspensions
      guard !closures.isEmpty || !suspensions.isEmpty, removesLast(unit.body, names) else {
        continue
      }
      let types = localTypes(of: unit)
      guard !asksForPlace(unit.body, names) else { continue }
      unit.body.forEachExpression { expression in
        guard let target = Self.poppedStack(expression), let property = types.property(target),
          stacks.contains(property), let owner = property.owner
        else { return }
        let place = target.position
        let after: String
        if closures.contains(where: { $0.body.holds(place) }) {
          after = "child"
        } else if unit.body.isSuspended(before: place, at: suspensions) {
          after = "await"
        } else {
          return
        }
        observations.append(
          Observation(
            kind: .popsByPosition, subject: index.subject(of: roles.representative(owner)),
            data: ["property": property.name, "in": unit.title, "after": after],
            location: location(place, in: unit.id)))
      }
    }
  }

  /// The stack whose last element the call takes off.
  private static func poppedStack(_ expression: Expression) -> Expression? {
    guard case .call(let callee, let arguments) = expression.kind, arguments.isEmpty,
      case .member(let base?, let name, _) = callee.kind, name == "removeLast" || name == "popLast"
    else { return nil }
    return base
  }

  private func removesLast(_ body: [Statement], _ names: Set<String>) -> Bool {
    var removes = false
    body.forEachExpression { expression in
      guard let name = Self.poppedStack(expression)?.dottedName?.split(separator: ".").last,
        names.contains(String(name))
      else { return }
      removes = true
    }
    return removes
  }

  /// Whether the code looks at what stands on the stack, or at whether it was cancelled meanwhile.
  private func asksForPlace(_ body: [Statement], _ names: Set<String>) -> Bool {
    var asks = false
    body.forEachExpression { expression in
      guard case .member(let base?, let name, _) = expression.kind else { return }
      if name == "isCancelled" || name == "checkCancellation" { asks = true }
      guard let stack = base.dottedName?.split(separator: ".").last,
        names.contains(String(stack))
      else { return }
      if ["last", "contains", "firstIndex", "lastIndex", "count", "first"].contains(name) {
        asks = true
      }
    }
    return asks
  }
}

extension Array where Element == Statement {
  /// Whether an expression at that place stands in these statements.
  fileprivate func holds(_ place: Position) -> Bool {
    var holds = false
    forEachExpression { if $0.position == place { holds = true } }
    return holds
  }

  /// Whether the code waits for something before it gets to the place, in the same function or
  /// closure.
  fileprivate func isSuspended(before place: Position, at suspensions: [Position]) -> Bool {
    var body = self
    var others: [ClosedRange<Position>] = []
    // Down to the innermost closure around the place; what stands in other closures runs elsewhere.
    var isFound = true
    while isFound {
      isFound = false
      others = []
      var inner: [Statement]?
      body.forEachExpression { expression in
        guard case .closure(let closure) = expression.kind, inner == nil else { return }
        if closure.body.holds(place) {
          inner = closure.body
        } else if let range = closure.range {
          others.append(range)
        }
      }
      if let inner {
        body = inner
        isFound = true
      }
    }
    guard let start = body.first?.position else { return false }
    return suspensions.contains { suspension in
      start <= suspension && suspension < place
        && !others.contains { $0.contains(suspension) }
    }
  }
}

extension Closure {
  /// From the closure's begin to the last expression in it.
  fileprivate var range: ClosedRange<Position>? {
    var last = position
    body.forEachExpression { last = max(last, $0.position) }
    return position...last
  }
}
