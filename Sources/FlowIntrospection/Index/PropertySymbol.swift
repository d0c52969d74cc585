import SwiftFacts

/// A property of a type or of a file.
///
/// An object, so that looking it up copies nothing. The builder alone changes it.
package final class PropertySymbol {
  package let declaration: PropertyDeclaration
  package let owner: TypeID?
  package let file: Int
  /// Getter, initial value, setter and observers, each a unit of its own.
  package internal(set) var getter: UnitID?
  package internal(set) var initialValue: UnitID?
  package internal(set) var observers: [UnitID] = []

  init(declaration: PropertyDeclaration, owner: TypeID?, file: Int) {
    self.declaration = declaration
    self.owner = owner
    self.file = file
  }

  package var name: String { declaration.name }
  package var isStored: Bool { declaration.getter == nil }

  package func attribute(_ names: String...) -> Attribute? {
    declaration.attributes.first { attribute in names.contains(attribute.name) }
  }
}
