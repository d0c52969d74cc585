import SwiftFacts

/// Which of some properties any code of the app reads, binds or hands on.
///
/// Where the type of a receiver is not known, any property of that name counts as read.
struct PropertyReads {
  private let index: SymbolIndex
  private let evaluator: Evaluator
  private let mutations: Set<String>
  private let candidates: [String: [PropertyReference]]
  private(set) var read: Set<PropertyReference> = []

  init(of properties: Set<PropertyReference>, index: SymbolIndex, evaluator: Evaluator) {
    self.index = index
    self.evaluator = evaluator
    mutations = Set(evaluator.vocabulary.mutations.keys)
    candidates = Dictionary(grouping: properties, by: \.name)
    for unit in index.units where !unit.isTest && unit.original == nil { visit(unit) }
  }

  private mutating func visit(_ unit: CodeUnit) {
    var ignored: Set<Expression> = []
    var found: [Expression] = []
    unit.body.forEachExpression { expression in
      switch expression.kind {
      case .assignment(let target, "=", _):
        if let written = writtenProperty(target) { ignored.insert(written) }
      case .call(let callee, _):
        if case .member(let base?, let name, _) = callee.kind, mutations.contains(name),
          let written = writtenProperty(base)
        {
          ignored.insert(written)
        }
      case .member(let base?, "isEmpty", _), .member(let base?, "count", _):
        // Only to go back no further than to the root.
        if unit.kind == .function, mention(base) != nil { ignored.insert(base) }
      default: break
      }
      if mention(expression) != nil, ignored.remove(expression) == nil { found.append(expression) }
      if case .keyPath(_, let names) = expression.kind {
        for name in names where candidates[name] != nil { found.append(expression) }
      }
    }
    for expression in found { mark(expression, in: unit) }
  }

  /// The name of a candidate that the expression mentions.
  private func mention(_ expression: Expression) -> String? {
    let name: String
    switch expression.kind {
    case .name(let plain, _): name = Self.plain(plain)
    case .member(_?, let member, _): name = Self.plain(member)
    default: return nil
    }
    return candidates[name] == nil ? nil : name
  }

  private func writtenProperty(_ target: Expression) -> Expression? {
    if case .subscripted(let base, _) = target.kind { return writtenProperty(base) }
    return mention(target) == nil ? nil : target
  }

  private mutating func mark(_ expression: Expression, in unit: CodeUnit) {
    switch expression.kind {
    case .keyPath(_, let names):
      for name in names { read.formUnion(candidates[name] ?? []) }
    case .name(let name, _):
      // A bare name means a property of the type around it, or none of these.
      mark(Self.plain(name), of: unit.declaringType.map { index.type($0) }, isKnown: true)
    case .member(let base?, let name, _):
      let type = type(of: base, in: unit)?.unwrapped
      mark(Self.plain(name), of: type, isKnown: type?.id != nil)
    default: break
    }
  }

  private mutating func mark(_ name: String, of type: ResolvedType?, isKnown: Bool) {
    for candidate in candidates[name] ?? [] where !read.contains(candidate) {
      if isKnown {
        guard let id = type?.id, let owner = candidate.owner, isFamily(id, owner) else { continue }
      }
      read.insert(candidate)
    }
  }

  /// Whether a value of one type may be a value of the other, or one stands inside the other.
  private func isFamily(_ first: TypeID, _ second: TypeID) -> Bool {
    let lineages = index[first].lineage + index[second].lineage
    return index[first].lineage.contains(second) || index[second].lineage.contains(first)
      || Set(lineages).count < lineages.count
  }

  /// The type of a plain chain of names; `nil` where that takes more.
  private func type(of expression: Expression, in unit: CodeUnit) -> ResolvedType? {
    switch expression.kind {
    case .name("self", _): return unit.declaringType.map { index.type($0) }
    case .name(let name, _):
      let name = Self.plain(name)
      if localNames(in: unit).contains(name) { return nil }
      if let parameter = unit.parameters.first(where: { $0.name == name }) {
        return index.resolve(
          parameter.type, in: TypeScope(file: unit.file, owner: unit.declaringType))
      }
      guard let owner = unit.declaringType.map({ index.type($0) }) else { return nil }
      return propertyType(name, of: owner)
    case .member(let base?, let name, _):
      return type(of: base, in: unit).flatMap { propertyType(Self.plain(name), of: $0.unwrapped) }
    default: return nil
    }
  }

  /// Names that the code binds itself, to what is not looked at.
  private func localNames(in unit: CodeUnit) -> Set<String> {
    var names: Set<String> = []
    unit.body.forEachStatement { statement in
      switch statement.kind {
      case .bindings(let bindings):
        for case .binding(let name) in bindings.map(\.pattern) { names.insert(name) }
      case .loop(.binding(let name)?, _, _, _): names.insert(name)
      default: break
      }
    }
    unit.body.forEachCondition { condition in
      if case .binding(.binding(let name), _, _?) = condition { names.insert(name) }
    }
    unit.body.forEachExpression { expression in
      if case .closure(let closure) = expression.kind {
        names.formUnion(closure.parameters.map(\.name))
      }
    }
    return names
  }

  private func propertyType(_ name: String, of type: ResolvedType) -> ResolvedType? {
    evaluator.property(named: name, of: type).flatMap { evaluator.propertyType($0, of: type) }
  }

  /// `$path` and `_path` are the property's binding and wrapper.
  private static func plain(_ name: String) -> String {
    guard let first = name.first, first == "$" || first == "_" else { return name }
    return String(name.dropFirst())
  }
}
