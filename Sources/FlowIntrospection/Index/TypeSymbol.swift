import SwiftFacts

/// A type's number in the index.
package struct TypeID: Hashable, Sendable, Comparable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A type with everything that its declaration and all of its extensions say.
///
/// An object, so that looking it up copies nothing. The builder alone changes it.
package final class TypeSymbol {
  /// Something that the type inherits from or conforms to, with the scope that gives it meaning.
  package struct Inheritance: Sendable {
    package var reference: TypeReference
    package var file: Int
  }

  package let id: TypeID
  package let path: [String]
  package let name: String
  package let qualifiedName: String
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
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var inherited: [Inheritance] = []
  package internal(set) var cases: [EnumCase] = []
  /// The files of cases that stand in another file than the type.
  package internal(set) var caseFiles: [String: Int] = [:]
  package internal(set) var properties: [String: PropertySymbol] = [:]
  /// Property names in source order.
  package internal(set) var propertyOrder: [String] = []
  package internal(set) var methods: [String: [UnitID]] = [:]
  package internal(set) var initializers: [UnitID] = []
  package internal(set) var units: [UnitID] = []
  /// The type's own copies of methods that it inherits, see `InheritedMembers`.
  var inheritedUnits: [UnitID: UnitID] = [:]
  package internal(set) var nested: [String: TypeID] = [:]
  package internal(set) var aliases: [String: TypeReference] = [:]
  /// The aliases among these that a protocol leaves to the types which conform.
  package private(set) var associatedTypes: Set<String> = []
  package let parent: TypeID?
  package internal(set) var ancestry = Ancestry()
  /// Direct and indirect conforming types and subclasses, no tests.
  package internal(set) var inheritors: [TypeID] = []
  /// The type and what it inherits from, nearest first.
  package internal(set) var lineage: [TypeID] = []
  /// The type itself, its generic parameters standing for themselves.
  package let resolved: ResolvedType
  /// What the vocabulary says of the type, decided once for all who ask.
  var traits = TypeTraits()

  init(
    id: TypeID, path: [String], module: String, kind: TypeDeclaration.Kind, file: Int,
    position: Position, isDeclared: Bool, isFilePrivate: Bool, access: AccessLevel,
    isTest: Bool, generics: [GenericParameter] = [], modifiers: [String] = [],
    parent: TypeID? = nil
  ) {
    self.id = id
    self.path = path
    name = path.last ?? ""
    qualifiedName = path.joined(separator: ".")
    self.module = module
    self.kind = kind
    self.file = file
    self.position = position
    self.isDeclared = isDeclared
    self.isFilePrivate = isFilePrivate
    self.access = access
    self.isTest = isTest
    self.generics = generics
    self.modifiers = modifiers
    self.parent = parent
    resolved = ResolvedType(
      id: id, name: qualifiedName, arguments: generics.map { ResolvedType(name: $0.name) })
    lineage = [id]
  }

  func add(_ alias: TypeAlias) {
    aliases[alias.name] = alias.type
    if alias.isAssociated { associatedTypes.insert(alias.name) }
  }

  package func enumCase(named name: String) -> EnumCase? {
    cases.first { $0.name == name }
  }

  package func hasAttribute(_ name: String) -> Bool {
    attributes.contains { $0.name == name }
  }
}
