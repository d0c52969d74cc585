import SwiftFacts

/// Where the declarations of a file stand.
struct DeclarationPlaces {
  private struct Item {
    var subject: FlowDirective.Subject
    var position: Position
  }

  /// In source order.
  private let items: [Item]
  private let units: [CodeUnit]

  init(file: Int, index: SymbolIndex) {
    var items: [Item] = []
    for type in index.types where type.file == file && type.isDeclared {
      items.append(Item(subject: .type(type.id), position: type.position))
      for declared in type.cases {
        items.append(
          Item(subject: .enumCase(type.id, declared.name), position: declared.position))
      }
    }
    for type in index.types {
      for property in type.properties.values where property.file == file {
        let unit = property.getter ?? property.initialValue
        let reference = PropertyReference(owner: type.id, name: property.name)
        let subject: FlowDirective.Subject =
          property.isStored ? .property(reference) : unit.map { .unit($0) } ?? .property(reference)
        items.append(Item(subject: subject, position: property.declaration.position))
      }
    }
    units = index.units.filter { $0.file == file }.sorted { $0.position < $1.position }
    for unit in units where unit.kind == .function || unit.kind == .initializer {
      items.append(Item(subject: .unit(unit.id), position: unit.position))
    }
    self.items = items.sorted { $0.position < $1.position }
  }

  /// What a directive is about: the declaration that begins on its lines, all cases of one line, else
  /// the function around it.
  func subjects(of directive: Directive) -> [FlowDirective.Subject] {
    let lines = directive.firstLine...directive.lastLine
    let inside = items.filter { lines.contains(Int($0.position.line)) }
    guard let first = inside.first else {
      let around = units.last { Int($0.position.line) <= directive.firstLine }
      return around.map { [.unit($0.id)] } ?? []
    }
    guard case .enumCase(let type, _) = first.subject else { return [first.subject] }
    return inside.map(\.subject).filter { subject in
      if case .enumCase(type, _) = subject { true } else { false }
    }
  }
}
