import FlowModel
import SwiftFacts

/// Cases that code may make in places whose type evaluation did not find.
///
/// `.settings` alone says nothing. Where the method that takes it, or the property that it is put into,
/// can be one for the enum, or where the file speaks of the enum at all, the case is no dead one for
/// certain.
extension GraphLinker {
  func observePossibleMakings() {
    observeOpenKeys()
    observeConstructedRoutes()
    let makes = makingPlaces()
    let made = Set(observations.lazy.filter { $0.kind == .makesRoute }.map(\.subject))
      .union(
        edges.lazy.filter { $0.kind.isTransition && $0.confidence != .dynamic }.map(\.to.subject))
    var candidates: [String: [TypeID]] = [:]
    for type in roles.routeTypes.sorted() where !index[type].isTest {
      for name in index[type].cases.map(\.name) {
        guard !made.contains(index.subject(of: type, caseName: name)) else { continue }
        candidates[name, default: []].append(type)
      }
    }
    guard !candidates.isEmpty else { return }
    for unit in index.units where !unit.isTest && unit.original == nil {
      var walk = LooseCaseWalk(names: Set(candidates.keys), known: makes[unit.file] ?? [])
      walk.read(unit.body)
      for loose in walk.found {
        for type in candidates[loose.name] ?? [] {
          guard mayBe(loose, of: type, in: unit),
            let node = node(for: type, case: loose.name)
          else { continue }
          observations.append(
            Observation(
              kind: .mayMakeRoute, subject: node.subject, data: ["in": unit.title],
              location: location(loose.position, in: unit.id)))
        }
      }
    }
  }

  /// Where evaluation found which case is made, by file.
  private func makingPlaces() -> [Int: Set<Position>] {
    var places: [Int: Set<Position>] = [:]
    for unit in index.units {
      for effect in summaries[unit.id]?.effects ?? [] where effect.verb == .make {
        places[index[effect.unit].file, default: []].insert(effect.position)
      }
    }
    return places
  }

  private func mayBe(
    _ loose: LooseCaseWalk.Loose, of type: TypeID, in unit: CodeUnit
  ) -> Bool {
    switch loose.use {
    case .argument(let method, let label):
      // What a library's method or a macro's takes, nobody says.
      return signatures.knows(method, label: label)
        ? signatures.takes(type, method: method, label: label)
        : signatures.speaks(of: type, file: unit.file)
    case .property(let name):
      return signatures.holds(type, property: name)
        || localTypes(of: unit).type(of: Expression(.name(name, []), at: unit.position))
          .map { ($0.element ?? $0).unwrapped.id == type } ?? false
    case .plain:
      return signatures.speaks(of: type, file: unit.file)
    }
  }
}

/// Members without a base that no type was found for, with what becomes of them.
struct LooseCaseWalk {
  enum Use {
    case argument(of: String, label: String?)
    case property(String)
    case plain
  }

  struct Loose {
    var name: String
    var use: Use
    var position: Position
  }

  /// The names that are asked for.
  let names: Set<String>
  /// Where it is known what is made.
  let known: Set<Position>
  private(set) var found: [Loose] = []

  init(names: Set<String>, known: Set<Position>) {
    self.names = names
    self.known = known
  }

  mutating func read(_ statements: [Statement]) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression), .thrown(let expression): read(expression, .plain)
      case .returned(let expression): if let expression { read(expression, .plain) }
      case .bindings(let bindings):
        for case let value? in bindings.map(\.value) { read(value, .plain) }
      case .conditional(let conditions, let then, let otherwise):
        read(conditions)
        read(then)
        read(otherwise)
      case .guarded(let conditions, let body):
        read(conditions)
        read(body)
      case .switched(let subject, let cases):
        read(subject, .plain)
        for clause in cases { read(clause.body) }
      case .loop(_, let sequence, let conditions, let body):
        if let sequence { read(sequence, .plain) }
        read(conditions)
        read(body)
      case .attempted(let body, let catches):
        read(body)
        for block in catches { read(block) }
      case .deferred(let body): read(body)
      case .function(let function): read(function.body ?? [])
      case .jump: break
      }
    }
  }

  private mutating func read(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let expression), .pattern(_, let expression): read(expression, .plain)
      case .binding(_, _, let expression): if let expression { read(expression, .plain) }
      case .availability: break
      }
    }
  }

  private mutating func read(_ expression: Expression, _ use: Use) {
    switch expression.kind {
    case .member(nil, let name, _):
      note(name, use, at: expression.position)
    case .member(let base?, _, _): read(base, .plain)
    case .call(let callee, let arguments):
      if case .member(nil, let name, _) = callee.kind {
        note(name, use, at: callee.position)
      } else {
        read(callee, .plain)
      }
      for argument in arguments { read(argument, of: callee) }
    case .subscripted(let base, let arguments):
      read(base, .plain)
      for argument in arguments { read(argument.value, .plain) }
    case .closure(let closure): read(closure.body)
    case .string(let segments):
      for case .interpolation(let value) in segments { read(value, .plain) }
    case .array(let elements): for element in elements { read(element, use) }
    case .other(let parts): for part in parts { read(part, .plain) }
    case .dictionary(let entries):
      for entry in entries {
        read(entry.key, .plain)
        read(entry.value, .plain)
      }
    case .tuple(let elements), .macro(_, let elements):
      for element in elements { read(element.value, .plain) }
    case .ternary(let condition, let first, let second):
      read(condition, .plain)
      read(first, use)
      read(second, use)
    case .binary("??", let left, let right):
      read(left, use)
      read(right, use)
    case .binary(let symbol, let left, let right):
      // What is compared with is not made.
      guard !["==", "!=", "~=", "==="].contains(symbol) else { return }
      read(left, .plain)
      read(right, .plain)
    case .assignment(let target, _, let value):
      read(target, .plain)
      read(value, Self.name(of: target).map { .property($0) } ?? .plain)
    case .prefix(_, let operand), .cast(let operand, _, _): read(operand, use)
    case .statement(let statement): read([statement])
    case .name, .number, .boolean, .nilLiteral, .keyPath, .type: break
    }
  }

  private mutating func read(_ argument: Argument, of callee: Expression) {
    let collecting: Set = ["append", "insert", "contains"]
    switch callee.kind {
    case .member(let base?, let method, _) where collecting.contains(method):
      guard method != "contains" else { return }
      read(argument.value, Self.name(of: base).map { .property($0) } ?? .plain)
    case .name(let method, _), .member(_, let method, _):
      read(argument.value, .argument(of: method, label: argument.label))
    default:
      read(argument.value, .plain)
    }
  }

  private static func name(of target: Expression) -> String? {
    switch target.kind {
    case .name(let name, _), .member(_, let name, _): name
    case .subscripted(let base, _): name(of: base)
    default: nil
    }
  }

  private mutating func note(_ name: String, _ use: Use, at position: Position) {
    guard names.contains(name), !known.contains(position) else { return }
    found.append(Loose(name: name, use: use, position: position))
  }
}
