import SwiftFacts

/// A unit of code's number in the index.
package struct UnitID: Hashable, Sendable, Comparable {
  package let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A piece of code that is evaluated by itself: a function, a getter, an initial value, an observer.
///
/// An object, so that looking it up copies nothing.
package final class CodeUnit: Sendable {
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
  /// The method that this is a type's own copy of, see `InheritedMembers`.
  let original: CodeUnit?

  init(
    id: UnitID, kind: Kind, owner: TypeID?, file: Int, name: String,
    parameters: [Parameter] = [], generics: [GenericParameter] = [],
    result: TypeReference? = nil, isStatic: Bool = false, attributes: [Attribute] = [],
    body: [Statement], hasBody: Bool = true, position: Position, title: String, isTest: Bool,
    original: CodeUnit? = nil
  ) {
    self.id = id
    self.kind = kind
    self.owner = owner
    self.file = file
    self.name = name
    self.parameters = parameters
    self.generics = generics
    self.result = result
    self.isStatic = isStatic
    self.attributes = attributes
    self.body = body
    self.hasBody = hasBody
    self.position = position
    self.title = title
    self.isTest = isTest
    self.original = original
  }

  /// The type in whose declaration or extension the code stands.
  var declaringType: TypeID? { original?.owner ?? owner }

  /// The same code as a member of a type that inherits it.
  func copy(id: UnitID, owner: TypeID) -> CodeUnit {
    CodeUnit(
      id: id, kind: kind, owner: owner, file: file, name: name, parameters: parameters,
      generics: generics, result: result, isStatic: isStatic, attributes: attributes, body: body,
      hasBody: hasBody, position: position, title: title, isTest: isTest, original: self)
  }
}
