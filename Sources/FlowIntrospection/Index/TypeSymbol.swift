import SwiftFacts

/// A type's number in the index.
package struct TypeID: Hashable, Sendable, Comparable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A unit of code's number in the index.
package struct UnitID: Hashable, Sendable, Comparable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A type with everything that its declaration and all of its extensions say.
package struct TypeSymbol: Sendable {
  /// Something that the type inherits from or conforms to, with the scope that gives it meaning.
  package struct Inheritance: Sendable {
    package var reference: TypeReference
    package var file: Int
  }

  package let id: TypeID
  package let path: [String]
  package let module: String
  package let kind: TypeDeclaration.Kind
  /// The index of the declaring file, of the first extension's for a type that is not declared here.
  package let file: Int
  package let position: Position
  /// `false` for a type that is only extended, such as `View`.
  package let isDeclared: Bool
  package let isFilePrivate: Bool
  package let access: AccessLevel
  package let isTest: Bool
  package let generics: [GenericParameter]
  package let modifiers: [String]
  package var attributes: [Attribute]
  package var inherited: [Inheritance]
  package var cases: [EnumCase]
  package var properties: [String: PropertySymbol] = [:]
  /// Property names in source order.
  package var propertyOrder: [String] = []
  package var methods: [String: [UnitID]] = [:]
  package var initializers: [UnitID] = []
  package var units: [UnitID] = []
  package var nested: [String: TypeID] = [:]
  package var aliases: [String: TypeReference] = [:]
  package var parent: TypeID?

  package var name: String { path.last ?? "" }
  package var qualifiedName: String { path.joined(separator: ".") }

  package func enumCase(named name: String) -> EnumCase? {
    cases.first { $0.name == name }
  }

  package func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0.name == name }
  }
}

/// A property of a type or of a file.
package struct PropertySymbol: Sendable {
  package var declaration: PropertyDeclaration
  package var owner: TypeID?
  package var file: Int
  /// Getter, initial value, setter and observers, each a unit of its own.
  package var getter: UnitID?
  package var initialValue: UnitID?
  package var observers: [UnitID] = []

  package var name: String { declaration.name }
  package var isStored: Bool { declaration.getter == nil }

  package func attribute(_ names: String...) -> Attribute? {
    declaration.attributes.first { attribute in names.contains(attribute.name) }
  }
}

/// A piece of code that is evaluated by itself: a function, a getter, an initial value, an observer.
package struct CodeUnit: Sendable {
  package enum Kind: Sendable {
    case function, initializer, getter, initialValue, observer, topLevel
  }

  package let id: UnitID
  package let kind: Kind
  package let owner: TypeID?
  package let file: Int
  package let name: String
  package let parameters: [Parameter]
  package let generics: [GenericParameter]
  package let result: TypeReference?
  package let isStatic: Bool
  package let attributes: [Attribute]
  package let body: [Statement]
  /// `false` for a protocol's requirement.
  package let hasBody: Bool
  package let position: Position
  /// The declaration with its type, `AppCoordinator.show(_:)` or `CartView.body`.
  package let title: String
  package let isTest: Bool
}
