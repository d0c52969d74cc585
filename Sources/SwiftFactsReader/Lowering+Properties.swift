internal import SwiftFacts
internal import SwiftSyntax

/// The accessors of a property or subscript.
struct Accessors {
  var getter: [Statement]?
  var setter: Accessor?
  var willSet: Accessor?
  var didSet: Accessor?
}

extension Lowering {
  /// One property for each name that the declaration binds.
  func lower(_ variable: VariableDeclSyntax, in surroundings: Surroundings) -> [PropertyDeclaration]
  {
    let modifiers = Modifiers(variable.modifiers, defaultAccess: surroundings.access)
    let attributes = lower(variable.attributes)
    let isConstant = variable.bindingSpecifier.tokenKind == .keyword(.let)
    var properties: [PropertyDeclaration] = []
    // `let a, b: Int` states the type once, at the last name.
    var sharedType: TypeReference?
    for binding in variable.bindings.reversed() {
      let type = binding.typeAnnotation.map { lower($0.type) }
      if binding.initializer != nil || type != nil { sharedType = type }
      var bound = lower(binding, type: type ?? sharedType)
      for index in bound.indices {
        bound[index].attributes = attributes
        bound[index].access = modifiers.access
        bound[index].isStatic = modifiers.isStatic
        bound[index].isLazy = modifiers.isLazy
        bound[index].isWeak = modifiers.isWeak
        bound[index].isConstant = isConstant
      }
      properties = bound + properties
    }
    return properties
  }

  private func lower(_ binding: PatternBindingSyntax, type: TypeReference?)
    -> [PropertyDeclaration]
  {
    guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
      return lowerTuple(binding)
    }
    var property = PropertyDeclaration(name: name.name, type: type, position: position(of: name))
    let value = { [self] in binding.initializer.map { lower($0.value) } }
    property.initialValue = typePath.isEmpty ? inDeclaration(name.name, value) : value()
    if let block = binding.accessorBlock {
      let accessors = inDeclaration(name.name) { lower(block) }
      property.getter = accessors.getter
      property.setter = accessors.setter
      property.willSet = accessors.willSet
      property.didSet = accessors.didSet
    }
    return [property]
  }

  /// The names of `let (a, b) = value`; the first one keeps the value, which is none of its own.
  private func lowerTuple(_ binding: PatternBindingSyntax) -> [PropertyDeclaration] {
    var value = binding.initializer.map { lower($0.value) }
    var properties: [PropertyDeclaration] = []
    var pending = [Syntax(binding.pattern)]
    while let next = pending.popLast() {
      if let pattern = next.as(TuplePatternSyntax.self) {
        pending += pattern.elements.map { Syntax($0.pattern) }.reversed()
      } else if let name = next.as(IdentifierPatternSyntax.self)?.identifier {
        let parts = value.map { Expression(.other([$0]), at: $0.position) }
        properties.append(
          PropertyDeclaration(name: name.name, initialValue: parts, position: position(of: name)))
        value = nil
      }
    }
    return properties
  }

  func lower(_ block: AccessorBlockSyntax) -> Accessors {
    var result = Accessors()
    switch block.accessors {
    case .getter(let statements):
      result.getter = lower(statements)
    case .accessors(let accessors):
      for accessor in accessors {
        let name = accessor.accessorSpecifier.text
        guard let body = accessor.body.map({ lower($0.statements) }) else { continue }
        let parameter = accessor.parameters?.name.name
        switch name {
        case "get", "_read", "read", "unsafeAddress":
          result.getter = (result.getter ?? []) + body
        case "willSet":
          result.willSet = Accessor(parameter: parameter ?? "newValue", body: body)
        case "didSet":
          result.didSet = Accessor(parameter: parameter ?? "oldValue", body: body)
        default:
          let earlier = result.setter?.body ?? []
          result.setter = Accessor(parameter: parameter ?? "newValue", body: earlier + body)
        }
      }
    @unknown default:
      break
    }
    return result
  }
}
