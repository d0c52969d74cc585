import SwiftFacts

/// A type and a protocol that it conforms to.
struct Conformance: Hashable {
  let type: TypeID
  let base: TypeID
}

/// Associated types: what a protocol leaves open, and each type that conforms to it fills in.
extension Evaluator {
  /// What the associated types of a protocol are for a type that conforms to it.
  ///
  /// A nested type or a generic parameter of that name, else what the type's own members have where
  /// the requirements name the associated type, as the compiler infers it.
  func associatedTypes(of type: ResolvedType, in base: TypeID) -> [String: ResolvedType] {
    guard let id = type.id, !index[base].associatedTypes.isEmpty, index[id].kind != .protocol else {
      return [:]
    }
    var result = witnesses(of: Conformance(type: id, base: base))
    let given = index.genericSubstitution(type)
    for name in index[base].associatedTypes {
      if let argument = given[name] { result[name] = argument }
    }
    return result
  }

  /// A generic type's instance with what a declaration says of the protocol behind which it stands:
  /// an `AnyGuide` in a property of type `any Guide<Route>` is an `AnyGuide<Route>`.
  func specialised(_ instance: ResolvedType, as declared: ResolvedType) -> ResolvedType {
    guard let id = instance.id, let base = declared.id, index[base].kind == .protocol,
      !index[id].generics.isEmpty, !declared.arguments.isEmpty
    else { return instance }
    let given = index.genericSubstitution(declared)
    var specialised = instance
    specialised.arguments = index[id].generics.enumerated().map { number, parameter in
      let known = number < instance.arguments.count ? instance.arguments[number] : nil
      if let known, known.name != parameter.name { return known }
      return given[parameter.name] ?? known ?? ResolvedType(name: parameter.name)
    }
    return specialised
  }

  /// Objects of generic types, as the result of the function that made them says what those are
  /// generic over.
  func specialised(_ values: [Value], as result: TypeReference?, in scope: TypeScope) -> [Value] {
    guard let result, values.contains(where: { isGeneric($0) }) else { return values }
    let type = index.resolve(result, in: scope).unwrapped
    guard !type.arguments.isEmpty else { return values }
    return values.map { value in
      guard case .instance(let made, let fields) = value, isGeneric(value), let id = made.id else {
        return value
      }
      guard type.id == id else { return .instance(specialised(made, as: type), fields) }
      let arguments = zip(index[id].generics, type.arguments).map { parameter, argument in
        argument.unwrapped.id == nil ? ResolvedType(name: parameter.name) : argument
      }
      return .instance(
        ResolvedType(id: id, name: made.name, arguments: arguments), fields)
    }
  }

  /// Whether nothing has said yet what the type of an object is generic over.
  private func isGeneric(_ value: Value) -> Bool {
    guard case .instance(let made, _) = value, let id = made.id, !index[id].generics.isEmpty else {
      return false
    }
    return made.arguments.allSatisfy { argument in
      index[id].generics.contains { $0.name == argument.name }
    }
  }

  private func witnesses(of conformance: Conformance) -> [String: ResolvedType] {
    if let known = associatedTypes[conformance] { return known }
    let generics = Set(index[conformance.type].generics.map(\.name))
    var found: [String: ResolvedType] = [:]
    for name in index[conformance.base].associatedTypes where !generics.contains(name) {
      if let nested = index[conformance.type].nested[name] {
        found[name] = index.type(nested)
      } else if let type = witness(of: name, conformance), !generics.contains(type.name) {
        found[name] = type
      }
    }
    associatedTypes[conformance] = found
    return found
  }

  /// The type that stands in a member of the type where the protocol's requirement has a name.
  private func witness(of name: String, _ conformance: Conformance) -> ResolvedType? {
    let base = index[conformance.base]
    let type = index[conformance.type]
    for id in base.units.sorted() where !index[id].hasBody && index[id].owner == base.id {
      let requirement = index[id]
      let types = requirement.parameters.map(\.type) + [requirement.result].compactMap { $0 }
      guard types.contains(where: { $0.unwrapped.name == name }) else { continue }
      for method in bodies(type.methods[requirement.name] ?? [], like: requirement) {
        let own = index[method].parameters.map(\.type) + [index[method].result].compactMap { $0 }
        let pair = zip(types, own).first { $0.0.unwrapped.name == name }
        guard let pair else { continue }
        let scope = TypeScope(file: index[method].file, owner: type.id)
        return index.resolve(pair.1.unwrapped, in: scope)
      }
    }
    for property in base.propertyOrder {
      guard base.properties[property]?.declaration.type?.unwrapped.name == name,
        let own = type.properties[property], let reference = own.declaration.type
      else { continue }
      return index.resolve(
        reference.unwrapped, in: TypeScope(file: own.file, owner: type.id))
    }
    return nil
  }
}
