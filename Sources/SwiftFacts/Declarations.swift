/// An attribute or macro on a declaration: `@State`, `@Environment(Router.self)`, `@Route(.push)`.
package struct Attribute: Hashable, Codable, Sendable {
  /// Without `@`, `FocusState.Binding` in full.
  package var name: String
  /// Generic arguments, `@Coordinator<HomeRoute>`.
  package var typeArguments: [TypeReference]
  package var arguments: [Argument]

  package init(_ name: String, typeArguments: [TypeReference] = [], arguments: [Argument] = []) {
    self.name = name
    self.typeArguments = typeArguments
    self.arguments = arguments
  }
}

package enum AccessLevel: String, Hashable, Codable, Sendable {
  case `private`, `fileprivate`, `internal`, package, `public`, open
}

package struct GenericParameter: Hashable, Codable, Sendable {
  package var name: String
  /// What it must conform to or inherit from, from the parameter list or the `where` clause.
  package var constraints: [TypeReference]

  package init(name: String, constraints: [TypeReference] = []) {
    self.name = name
    self.constraints = constraints
  }
}

/// A type or an extension of one.
package struct TypeDeclaration: Hashable, Codable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
  }

  package var kind: Kind
  /// The nesting path, `AppCoordinator.Root`; for an extension, that of the extended type as written,
  /// behind the path of what it stands in.
  package var path: [String]
  package var attributes: [Attribute]
  package var modifiers: [String]
  package var access: AccessLevel
  package var generics: [GenericParameter]
  /// Superclass and protocols, raw type included.
  package var inherited: [TypeReference]
  package var cases: [EnumCase]
  package var properties: [PropertyDeclaration]
  package var functions: [FunctionDeclaration]
  package var aliases: [TypeAlias]
  /// The `#if` condition around it, `nil` if there is none.
  package var condition: String?
  /// Whether it stands in a function's body.
  package var isLocal: Bool
  /// The name's position.
  package var position: Position

  package init(
    kind: Kind, path: [String], attributes: [Attribute] = [], modifiers: [String] = [],
    access: AccessLevel = .internal, generics: [GenericParameter] = [],
    inherited: [TypeReference] = [], cases: [EnumCase] = [],
    properties: [PropertyDeclaration] = [], functions: [FunctionDeclaration] = [],
    aliases: [TypeAlias] = [], condition: String? = nil, isLocal: Bool = false, position: Position
  ) {
    self.kind = kind
    self.path = path
    self.attributes = attributes
    self.modifiers = modifiers
    self.access = access
    self.generics = generics
    self.inherited = inherited
    self.cases = cases
    self.properties = properties
    self.functions = functions
    self.aliases = aliases
    self.condition = condition
    self.isLocal = isLocal
    self.position = position
  }
}

package struct EnumCase: Hashable, Codable, Sendable {
  package var name: String
  package var payload: [Parameter]
  package var rawValue: Expression?
  package var position: Position

  package init(
    name: String, payload: [Parameter] = [], rawValue: Expression? = nil, position: Position
  ) {
    self.name = name
    self.payload = payload
    self.rawValue = rawValue
    self.position = position
  }
}

/// A parameter of a function, initialiser, subscript or enum case.
package struct Parameter: Hashable, Codable, Sendable {
  /// What a caller writes; `nil` for `_`.
  package var label: String?
  /// What the body reads; empty where the case's associated value has no name.
  package var name: String
  package var type: TypeReference
  package var defaultValue: Expression?
  package var attributes: [Attribute]

  package init(
    label: String?, name: String, type: TypeReference, defaultValue: Expression? = nil,
    attributes: [Attribute] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
  }
}

/// A stored or computed property of a type or a file.
package struct PropertyDeclaration: Hashable, Codable, Sendable {
  package var name: String
  package var type: TypeReference?
  package var initialValue: Expression?
  package var attributes: [Attribute]
  package var access: AccessLevel
  package var isStatic: Bool
  package var isConstant: Bool
  package var isLazy: Bool
  package var isWeak: Bool
  /// The body of a computed property, `nil` for a stored one.
  package var getter: [Statement]?
  package var setter: Accessor?
  package var willSet: Accessor?
  package var didSet: Accessor?
  package var position: Position

  package init(
    name: String, type: TypeReference? = nil, initialValue: Expression? = nil,
    attributes: [Attribute] = [], access: AccessLevel = .internal, isStatic: Bool = false,
    isConstant: Bool = false, isLazy: Bool = false, isWeak: Bool = false,
    getter: [Statement]? = nil, setter: Accessor? = nil, willSet: Accessor? = nil,
    didSet: Accessor? = nil, position: Position
  ) {
    self.name = name
    self.type = type
    self.initialValue = initialValue
    self.attributes = attributes
    self.access = access
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.isLazy = isLazy
    self.isWeak = isWeak
    self.getter = getter
    self.setter = setter
    self.willSet = willSet
    self.didSet = didSet
    self.position = position
  }
}

/// A setter or observer.
package struct Accessor: Hashable, Codable, Sendable {
  /// The name of its value: `newValue`, `oldValue`, or as written.
  package var parameter: String
  package var body: [Statement]

  package init(parameter: String, body: [Statement]) {
    self.parameter = parameter
    self.body = body
  }
}

package struct FunctionDeclaration: Hashable, Codable, Sendable {
  package enum Kind: String, Hashable, Codable, Sendable {
    case function, initializer, deinitializer, `subscript`, preview
  }

  package var kind: Kind
  /// `init`, `deinit`, `subscript` for those kinds; `#Preview` for a preview macro.
  package var name: String
  package var parameters: [Parameter]
  package var result: TypeReference?
  package var generics: [GenericParameter]
  package var attributes: [Attribute]
  package var modifiers: [String]
  package var access: AccessLevel
  package var isStatic: Bool
  /// `nil` for a protocol's requirement.
  package var body: [Statement]?
  package var position: Position

  package init(
    kind: Kind = .function, name: String, parameters: [Parameter] = [],
    result: TypeReference? = nil, generics: [GenericParameter] = [],
    attributes: [Attribute] = [], modifiers: [String] = [], access: AccessLevel = .internal,
    isStatic: Bool = false, body: [Statement]?, position: Position
  ) {
    self.kind = kind
    self.name = name
    self.parameters = parameters
    self.result = result
    self.generics = generics
    self.attributes = attributes
    self.modifiers = modifiers
    self.access = access
    self.isStatic = isStatic
    self.body = body
    self.position = position
  }
}

package struct TypeAlias: Hashable, Codable, Sendable {
  package var name: String
  package var type: TypeReference
  /// `true` for a protocol's `associatedtype`; `type` is then its constraint.
  package var isAssociated: Bool

  package init(name: String, type: TypeReference, isAssociated: Bool = false) {
    self.name = name
    self.type = type
    self.isAssociated = isAssociated
  }
}
