import SwiftFacts

/// The types of what one function's code names, as far as declarations and calls say them.
///
/// Simpler than evaluation, which forgets where a value came from: here it is the place that counts.
/// A name that means two things in one function has no type.
final class LocalTypes {
  private enum Local {
    case type(TypeReference)
    case value(Expression)
  }

  private let owner: TypeID?
  private let index: SymbolIndex
  private let evaluator: Evaluator
  private let scope: TypeScope
  private var locals: [String: [Local]] = [:]
  private var underWay: Set<String> = []

  init(of unit: CodeUnit, index: SymbolIndex, evaluator: Evaluator) {
    owner = unit.owner
    self.index = index
    self.evaluator = evaluator
    scope = evaluator.makeFrame(for: unit).scope
    for parameter in unit.parameters where !parameter.name.isEmpty {
      locals[parameter.name] = [.type(parameter.type)]
    }
    unit.body.forEachStatement { declare($0) }
  }

  /// For the initial value of a property.
  init(of property: PropertySymbol, index: SymbolIndex, evaluator: Evaluator) {
    owner = property.owner
    self.index = index
    self.evaluator = evaluator
    scope = TypeScope(file: property.file, owner: property.owner)
  }

  /// Whether the name is declared in the function itself.
  func isLocal(_ name: String) -> Bool { locals[name] != nil }

  /// The local or property that an expression names directly: `child`, `self.child`.
  func plainName(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name, _): return name
    case .member(let base?, let name, _):
      if case .name("self", _) = base.kind { return name }
      return nil
    default: return nil
    }
  }

  /// The stored property of the function's own type that an expression names.
  func ownProperty(_ expression: Expression) -> PropertySymbol? {
    guard let owner = owner, let name = plainName(expression) else { return nil }
    if case .name = expression.kind, isLocal(name) { return nil }
    guard let property = evaluator.property(named: name, of: index.type(owner)),
      property.isStored
    else { return nil }
    return property
  }

  /// The property that an expression names, of the function's own type or of another.
  func property(_ expression: Expression) -> PropertyReference? {
    if let own = ownProperty(expression) {
      return PropertyReference(owner: own.owner, name: own.name)
    }
    guard case .member(let base?, let name, _) = expression.kind, let type = type(of: base),
      let found = evaluator.property(named: name, of: type)
    else { return nil }
    return PropertyReference(owner: found.owner, name: found.name)
  }

  /// The expression's type without `Optional`; `nil` where it is not said.
  func type(of expression: Expression) -> ResolvedType? {
    switch expression.kind {
    case .name("self", _), .name("Self", _):
      return owner.map { index.type($0) }
    case .name(let name, _):
      return type(ofName: name)
    case .member(let base?, let name, _):
      guard let type = type(of: base) ?? metatype(base) else { return nil }
      return evaluator.property(named: name, of: type).flatMap {
        evaluator.propertyType($0, of: type)?.unwrapped
      }
    case .call(let callee, _):
      return result(ofCalling: callee)
    case .cast(_, let kind, let type):
      return kind == .test ? nil : index.resolve(type, in: scope).unwrapped
    case .ternary(_, let first, let second), .binary("??", let first, let second):
      return type(of: first) ?? type(of: second)
    default:
      return nil
    }
  }

  private func type(ofName name: String) -> ResolvedType? {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    if let declared = locals[plain] {
      guard underWay.insert(plain).inserted else { return nil }
      defer { underWay.remove(plain) }
      let types = declared.map { self.type(ofLocal: $0) }
      return Set(types).count == 1 ? types[0] : nil
    }
    guard let owner = owner else { return nil }
    let type = index.type(owner)
    return evaluator.property(named: plain, of: type).flatMap {
      evaluator.propertyType($0, of: type)?.unwrapped
    }
  }

  private func type(ofLocal local: Local) -> ResolvedType? {
    switch local {
    case .type(let reference): index.resolve(reference, in: scope).unwrapped
    case .value(let value): type(of: value)
    }
  }

  private func result(ofCalling callee: Expression) -> ResolvedType? {
    switch callee.kind {
    case .name(let name, let arguments):
      if let made = metatype(callee) { return made }
      guard arguments.isEmpty, let owner = owner else { return nil }
      return result(of: name, on: index.type(owner))
    case .member(let base?, "init", _):
      return metatype(base)
    case .member(let base?, let name, _):
      if let type = type(of: base) ?? metatype(base) { return result(of: name, on: type) }
      return nil
    default:
      return nil
    }
  }

  private func result(of method: String, on receiver: ResolvedType) -> ResolvedType? {
    let results = evaluator.methods(named: method, of: receiver).compactMap { id in
      index[id].result.map {
        index.resolve(
          $0,
          in: TypeScope(
            file: index[id].file, owner: index[id].declaringType,
            substitution: evaluator.substitution(of: receiver, for: index[id].owner))
        ).unwrapped
      }
    }
    return Set(results).count == 1 ? results[0] : nil
  }

  /// The declared type that an expression names.
  func metatype(_ expression: Expression) -> ResolvedType? {
    let name: String
    var arguments: [TypeReference] = []
    switch expression.kind {
    case .name(let plain, let generics):
      (name, arguments) = (plain, generics)
    case .member: name = expression.dottedName ?? ""
    default: return nil
    }
    guard name.first?.isUppercase == true, locals[name] == nil else { return nil }
    let type = index.resolve(TypeReference(name, arguments), in: scope)
    return type.id == nil ? nil : type
  }

  private func declare(_ statement: Statement) {
    switch statement.kind {
    case .bindings(let bindings):
      for binding in bindings { declare(binding.pattern, binding.type, binding.value) }
    case .conditional(let conditions, _, _), .guarded(let conditions, _),
      .loop(_, _, let conditions, _):
      for case .binding(let pattern, let type, let value) in conditions {
        declare(pattern, type, value)
      }
    default: break
    }
  }

  private func declare(_ pattern: Pattern, _ type: TypeReference?, _ value: Expression?) {
    guard case .binding(let name) = pattern else { return }
    // `if let child = child` and `if let child` mean what the name meant before.
    if let value, plainName(value) == name { return }
    if value == nil, type == nil { return }
    if let type {
      locals[name, default: []].append(.type(type))
    } else if let value {
      locals[name, default: []].append(.value(value))
    }
  }
}
