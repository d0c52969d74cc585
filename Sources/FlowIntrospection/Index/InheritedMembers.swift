import SwiftFacts

/// Gives types members of their own where what they inherit uses what they declare.
///
/// `func start() { show(first()) }` of a base class or of a protocol's extension shows what the
/// `first()` of the inheriting type makes. A copy of such a method that belongs to the inheriting type
/// is evaluated with that type as `self`: customization, as Chambers and Ungar (1989) call it. Methods
/// that use nothing of the kind stay shared.
struct InheritedMembers {
  private let index: SymbolIndex
  private var namesInUnits: [UnitID: Set<String>] = [:]

  /// What more types than this inherit says nothing about one of them.
  private static let heirLimit = 64

  private init(_ index: SymbolIndex) { self.index = index }

  /// To be called when everything is declared and inheritance is linked.
  static func add(to index: SymbolIndex) {
    var members = InheritedMembers(index)
    for type in index.types where type.isDeclared && !type.isTest && type.kind != .protocol {
      members.addMembers(to: type)
    }
  }

  private mutating func addMembers(to type: TypeSymbol) {
    let ancestors = type.lineage.dropFirst().map { index[$0] }.filter {
      $0.isDeclared && $0.inheritors.count <= Self.heirLimit
    }
    guard !ancestors.isEmpty else { return }
    var names = ownNames(of: type).filter { name in
      ancestors.contains { $0.methods[name] != nil || $0.properties[name] != nil }
    }
    guard !names.isEmpty else { return }
    let inherited = ancestors.flatMap { members(of: $0) }.filter { index.isMember($0, of: type.id) }
    var chosen: Set<UnitID> = []
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for unit in inherited where !chosen.contains(unit) {
        guard !namesUsed(in: unit).isDisjoint(with: names) else { continue }
        chosen.insert(unit)
        names.insert(index[unit].name)
        hasGrown = true
      }
    }
    guard !chosen.isEmpty else { return }
    let own = type.units
    for unit in inherited where chosen.contains(unit) { inherit(unit, own, by: type) }
    for ancestor in ancestors { shareOverloads(of: ancestor, with: type) }
    inheritInitializers(from: ancestors, chosen, by: type)
  }

  private func ownNames(of type: TypeSymbol) -> Set<String> {
    let methods = type.methods.filter { $0.value.contains { index[$0].hasBody } }.keys
    return Set(methods).union(type.properties.keys)
  }

  /// The methods and accessors with bodies that a type hands down.
  private func members(of type: TypeSymbol) -> [UnitID] {
    type.units.filter { id in
      let unit = index[id]
      guard unit.hasBody, !unit.isStatic, unit.original == nil else { return false }
      switch unit.kind {
      case .function, .getter, .observer, .initializer: return true
      case .initialValue, .topLevel: return false
      }
    }
  }

  /// What a body names that can be a member of `self`, and `super`.
  private mutating func namesUsed(in unit: UnitID) -> Set<String> {
    if let known = namesInUnits[unit] { return known }
    var names: Set<String> = []
    index[unit].body.forEachExpression { expression in
      switch expression.kind {
      case .name(let name, _): names.insert(name)
      case .member(let base?, let name, _):
        if case .name("self", _) = base.kind { names.insert(name) }
      default: break
      }
    }
    namesInUnits[unit] = names
    return names
  }

  // MARK: Copies

  private mutating func inherit(_ id: UnitID, _ own: [UnitID], by type: TypeSymbol) {
    let unit = index[id]
    switch unit.kind {
    case .function:
      let isOverridden = type.methods[unit.name]?.contains { other in
        index[other].hasBody
          && index[other].parameters.map(\.label) == unit.parameters.map(\.label)
      }
      guard isOverridden != true else {
        // Only the type's own code can still reach it.
        if callsSuper(own) { _ = copy(unit, for: type) }
        return
      }
      type.methods[unit.name, default: []].append(copy(unit, for: type))
    case .getter:
      guard type.properties[unit.name] == nil,
        let inherited = unit.owner.flatMap({ index[$0].properties[unit.name] })
      else { return }
      let symbol = PropertySymbol(
        declaration: inherited.declaration, owner: type.id, file: inherited.file)
      symbol.getter = copy(unit, for: type)
      symbol.observers = inherited.observers.map { copy(index[$0], for: type) }
      type.properties[unit.name] = symbol
    case .initializer:
      if type.kind == .class, callsSuper(own) { _ = copy(unit, for: type) }
    case .observer, .initialValue, .topLevel: break
    }
  }

  private mutating func callsSuper(_ units: [UnitID]) -> Bool {
    units.contains { namesUsed(in: $0).contains("super") }
  }

  private func copy(_ unit: CodeUnit, for type: TypeSymbol) -> UnitID {
    if let known = type.inheritedUnits[unit.id] { return known }
    let id = UnitID(index: index.units.count)
    index.units.append(unit.copy(id: id, owner: type.id))
    type.units.append(id)
    type.inheritedUnits[unit.id] = id
    return id
  }

  /// A name that the type now has is looked up no further: overloads that stay shared go along.
  private func shareOverloads(of ancestor: TypeSymbol, with type: TypeSymbol) {
    for copy in type.inheritedUnits.values {
      let name = index[copy].name
      guard index[copy].original?.owner == ancestor.id, let known = type.methods[name],
        known.contains(copy)
      else { continue }
      type.methods[name] =
        known
        + (ancestor.methods[name] ?? []).filter {
          index[$0].hasBody && type.inheritedUnits[$0] == nil && !known.contains($0)
        }
    }
  }

  /// A class without initialisers of its own is made by those that it inherits.
  private func inheritInitializers(
    from ancestors: [TypeSymbol], _ chosen: Set<UnitID>, by type: TypeSymbol
  ) {
    guard type.kind == .class, type.initializers.isEmpty,
      let base = ancestors.first(where: { $0.kind == .class && !$0.initializers.isEmpty }),
      !chosen.isDisjoint(with: base.initializers)
    else { return }
    type.initializers = base.initializers.map {
      chosen.contains($0) ? copy(index[$0], for: type) : $0
    }
  }
}
