import SwiftFacts

/// How flows keep and let go of their children: the properties that hold them, and the methods that
/// add to and take from those.
final class ChildKeeping {
  /// A child that some code makes a flow keep.
  struct Retention {
    var child: ResolvedType
    /// The local or property that names the child there.
    var name: String?
    /// The property that keeps it, where the code names it.
    var property: PropertySymbol?
    /// Whether it is one of many.
    var isInCollection: Bool
    var position: Position
  }

  let index: SymbolIndex
  private let roles: Roles
  private let vocabulary: Vocabulary
  private let summaries: Summaries
  private let evaluator: Evaluator
  /// Properties that hold flows in a collection.
  let collections: Set<PropertyReference>
  /// Those of them that are arrays.
  let arrays: Set<PropertyReference>
  /// Methods that put a parameter into a property of their type, by name, with whether that is a
  /// collection.
  private var adders: [String: [(unit: UnitID, isCollection: Bool)]] = [:]
  /// Methods that take a parameter out of a collection of children, by name.
  private(set) var removers: Set<String> = []
  /// Methods without parameters that take children out of their collection, by name.
  private(set) var clearers: Set<String> = []

  init(
    index: SymbolIndex, roles: Roles, vocabulary: Vocabulary, summaries: Summaries,
    evaluator: Evaluator
  ) {
    self.index = index
    self.roles = roles
    self.vocabulary = vocabulary
    self.summaries = summaries
    self.evaluator = evaluator
    var collections: Set<PropertyReference> = []
    var arrays: Set<PropertyReference> = []
    for type in index.types where !type.isTest {
      for property in type.properties.values where property.isStored || type.kind == .protocol {
        guard let reference = property.declaration.type else { continue }
        let resolved = index.resolve(
          reference, in: TypeScope(file: property.file, owner: type.id)
        ).unwrapped
        guard ["Array", "Set", "Dictionary"].contains(resolved.name),
          let element = resolved.element?.unwrapped.id,
          Self.isFlowLike(element, index, roles, vocabulary)
        else { continue }
        collections.insert(PropertyReference(owner: type.id, name: property.name))
        guard resolved.name == "Array" else { continue }
        arrays.insert(PropertyReference(owner: type.id, name: property.name))
      }
    }
    self.collections = collections
    self.arrays = arrays
    for unit in index.units where unit.kind == .function { classify(unit) }
  }

  /// A flow, or what only flows conform to and inherit from.
  func isFlowLike(_ type: TypeID) -> Bool { Self.isFlowLike(type, index, roles, vocabulary) }

  private static func isFlowLike(
    _ type: TypeID, _ index: SymbolIndex, _ roles: Roles, _ vocabulary: Vocabulary
  ) -> Bool {
    if roles.role(of: type) == .flow { return !vocabulary.isScreen(type, in: index) }
    let inheritors = index.inheritors(of: type).filter {
      index[$0].kind != .protocol && roles.role(of: $0) != .neutral
    }
    return !inheritors.isEmpty && inheritors.allSatisfy { roles.role(of: $0) == .flow }
  }

  private func classify(_ unit: CodeUnit) {
    for effect in summaries[unit.id]?.effects ?? [] where effect.unit == unit.id {
      guard case .write(let property, let operation) = effect.verb else { continue }
      switch operation {
      case .remove where collections.contains(property):
        if unit.parameters.isEmpty {
          clearers.insert(unit.name)
        } else {
          removers.insert(unit.name)
        }
      case .append, .assign:
        guard case .parameter(let number, let type) = effect.target, number >= 0,
          let id = type.unwrapped.id, isFlowLike(id), keepsStrongly(property)
        else { continue }
        let isCollection = if case .append = operation { true } else { false }
        adders[unit.name, default: []].append((unit.id, isCollection))
      case .remove: break
      }
    }
  }

  private func keepsStrongly(_ property: PropertyReference) -> Bool {
    guard let owner = property.owner, let symbol = index[owner].properties[property.name] else {
      return false
    }
    return !symbol.declaration.isWeak
  }

  /// Whether a call on the type itself of a method of that name makes it keep the argument, and if so,
  /// in a collection.
  private func adds(_ name: String, to owner: TypeID) -> Bool? {
    guard let known = adders[name] else { return nil }
    let lineage = Set(evaluator.lineage(of: index.type(owner)))
    return known.first { adder in
      index[adder.unit].owner.map { lineage.contains($0) } ?? false
    }?.isCollection
  }

  /// Whether a key is the same each time: a literal or a case, `children[.cart]`.
  private static func isFixed(_ key: Expression) -> Bool {
    switch key.kind {
    case .string(let segments):
      segments.allSatisfy { if case .text = $0 { true } else { false } }
    case .number, .member(nil, _, _): true
    default: false
    }
  }

  // MARK: What a function keeps

  /// The children that the function makes its own type keep.
  func retentions(in unit: CodeUnit, _ types: LocalTypes) -> [Retention] {
    guard let owner = unit.owner, !unit.isStatic else { return [] }
    var found: [Retention] = []
    func add(
      _ value: Expression, to property: PropertySymbol?, inCollection: Bool, at position: Position
    ) {
      guard let type = types.type(of: value), let id = type.id, isFlowLike(id),
        [.class, .protocol, .actor].contains(index[id].kind), property?.declaration.isWeak != true
      else { return }
      found.append(
        Retention(
          child: type, name: types.plainName(value), property: property,
          isInCollection: inCollection, position: position))
    }
    func add(_ arguments: [Argument], by method: String, at position: Position) {
      guard let isCollection = adds(method, to: owner) else { return }
      for argument in arguments {
        add(argument.value, to: nil, inCollection: isCollection, at: position)
      }
    }
    unit.body.forEachExpression { expression in
      switch expression.kind {
      case .assignment(let target, "=", let value):
        if case .subscripted(let base, let keys) = target.kind,
          let property = types.ownProperty(base)
        {
          // What stands under a fixed key makes way for the next one, as in a property.
          let isSlot = keys.count == 1 && Self.isFixed(keys[0].value)
          add(value, to: property, inCollection: !isSlot, at: expression.position)
        } else if let property = types.ownProperty(target) {
          add(value, to: property, inCollection: false, at: expression.position)
        }
      case .call(let callee, let arguments):
        switch callee.kind {
        case .member(let base?, let name, _) where name == "append" || name == "insert":
          guard let property = types.ownProperty(base), let first = arguments.first else { return }
          add(first.value, to: property, inCollection: true, at: base.position)
        case .name(let name, _):
          add(arguments, by: name, at: callee.position)
        case .member(let base?, let name, _):
          guard case .name("self", _) = base.kind else { return }
          add(arguments, by: name, at: callee.position)
        default: break
        }
      default: break
      }
    }
    return found
  }
}
