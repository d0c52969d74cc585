import SwiftFacts

/// Looking members up, and the types of what they hold.
extension Evaluator {
  /// The property of this name, the type's own or inherited.
  func property(named name: String, of type: ResolvedType) -> PropertySymbol? {
    for candidate in lineage(of: type) {
      if let property = index[candidate].properties[name] { return property }
    }
    return nil
  }

  /// The methods of this name of the nearest type that has any.
  func methods(named name: String, of type: ResolvedType) -> [UnitID] {
    for candidate in lineage(of: type) {
      guard let all = index[candidate].methods[name] else { continue }
      let methods = type.id.map { own in all.filter { index.isMember($0, of: own) } } ?? all
      if methods.isEmpty { continue }
      // A type that does not answer a requirement itself has the protocol's default.
      let isDefault = index[candidate].kind == .protocol && candidate != type.id
      let bodies = isDefault ? methods.filter { index[$0].hasBody } : methods
      return bodies.isEmpty ? methods : bodies
    }
    return []
  }

  /// The type and what it inherits from, nearest first.
  func lineage(of type: ResolvedType) -> [TypeID] {
    if let id = type.id {
      return index[id].lineage
    }
    if type.name == "Composition" { return type.arguments.flatMap { lineage(of: $0) } }
    return index.extendedTypes(of: type)
  }

  /// The property's type in an instance of this type.
  func propertyType(_ property: PropertySymbol, of receiver: ResolvedType) -> ResolvedType? {
    let reference = PropertyReference(owner: property.owner, name: property.name)
    let isGeneric = !receiver.arguments.isEmpty
    let place = ReceivedProperty(property: reference, receiver: receiver.id)
    if !isGeneric, let known = propertyTypes[place] {
      if property.declaration.type == nil, let unit = property.initialValue { noteRest(on: unit) }
      return known
    }
    let scope = TypeScope(
      file: property.file, owner: property.owner,
      substitution: substitution(of: receiver, for: property.owner))
    var type = property.declaration.type.map { index.resolve($0, in: scope) }
    if type == nil, let attribute = property.attribute("Environment", "Dependency"),
      case .member(let base?, "self", _)? = attribute.arguments.first?.value.kind
    {
      type = metatype(base, scope)
    }
    if type == nil, let attribute = property.attribute("Environment"),
      case .keyPath(_, let names)? = attribute.arguments.first?.value.kind, let name = names.last,
      let values = index.externalTypes["EnvironmentValues"],
      let entry = index[values].properties[name]
    {
      type = propertyType(entry, of: index.type(values))
    }
    if type == nil, let attribute = property.attribute("Environment"),
      case .keyPath(_, let names)? = attribute.arguments.first?.value.kind,
      let known = names.last.flatMap({ vocabulary.environmentTypes[$0] })
    {
      type = ResolvedType(name: known)
    }
    if type == nil, let unit = property.initialValue,
      enter(reference)
    {
      type = summary(of: unit).returns.lazy.compactMap { $0.type(in: self.index) }.first
      leave(reference)
      if case .metatype? = summary(of: unit).returns.first { type = nil }
    }
    if type == nil { type = wrappedType(of: property, in: scope) ?? injectedType(of: property) }
    // What a recursive initial value gives is not known for good before its component has settled.
    let isFinal =
      property.declaration.type != nil || property.initialValue.map { isSettled($0) } ?? true
    if !isGeneric, isFinal {
      propertyTypes[place] = .some(type)
    }
    return type
  }

  /// What a property wrapper of the tree gives for a property that names no type.
  private func wrappedType(of property: PropertySymbol, in scope: TypeScope) -> ResolvedType? {
    for attribute in property.declaration.attributes {
      let wrapper = index.resolve(
        TypeReference(attribute.name, attribute.typeArguments), in: scope)
      guard let id = wrapper.id, index[id].hasAttribute("propertyWrapper"),
        let wrapped = index[id].properties["wrappedValue"]
      else { continue }
      return propertyType(wrapped, of: wrapper)
    }
    return nil
  }

  private func metatype(_ expression: Expression, _ scope: TypeScope) -> ResolvedType? {
    guard let path = dottedPath(expression) else { return nil }
    return index.resolve(TypeReference(path), in: scope)
  }

  private func dottedPath(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name, _): name
    case .member(let base?, let name, _): dottedPath(base).map { "\($0).\(name)" }
    default: nil
    }
  }

  /// What the generic parameters of `owner` stand for in `receiver`, which is or inherits from it.
  func substitution(of receiver: ResolvedType, for owner: TypeID?) -> [String: ResolvedType] {
    guard let owner else { return [:] }
    var result = constraints(of: owner)
    if receiver.id == owner {
      result.merge(index.genericSubstitution(receiver)) { $1 }
    } else if let id = receiver.id,
      let ancestor = index.ancestry(of: id).declared.first(where: { $0.id == owner })
    {
      result.merge(index.genericSubstitution(ancestor)) { $1 }
      result.merge(associatedTypes(of: receiver, in: owner)) { $1 }
      // A protocol's associated types, as the conforming type names them.
      for (name, alias) in index[id].aliases {
        result[name] = index.resolve(alias, in: TypeScope(file: index[id].file, owner: id))
      }
    }
    if let id = receiver.id, index[owner].kind == .protocol { result["Self"] = index.type(id) }
    return result
  }

  /// Generic parameters stand for what they must conform to.
  func constraints(of owner: TypeID) -> [String: ResolvedType] {
    constraints(index[owner].generics, file: index[owner].file, owner: index[owner].parent)
  }

  func constraints(_ generics: [GenericParameter], file: Int, owner: TypeID?)
    -> [String: ResolvedType]
  {
    var result: [String: ResolvedType] = [:]
    for parameter in generics {
      let types = parameter.constraints.map {
        index.resolve($0, in: TypeScope(file: file, owner: owner))
      }
      if let type = types.first(where: { $0.id != nil }) { result[parameter.name] = type }
    }
    return result
  }
}
