import SwiftFacts

/// What the tree's functions, cases and properties of a name take and hold, as far as types are
/// written down.
final class Signatures {
  private struct Slot: Hashable {
    var name: String
    var label: String?
  }

  /// A type as written, where it is written.
  private struct Written {
    var type: TypeReference
    var scope: TypeScope
    var generics: Set<String>
  }

  private let index: SymbolIndex
  private var parameters: [Slot: [Written]] = [:]
  private var properties: [String: [Written]] = [:]
  private var typeNames: [Int: Set<String>] = [:]

  init(_ index: SymbolIndex) {
    self.index = index
    for unit in index.units where !unit.isTest && unit.original == nil {
      let name =
        unit.kind == .initializer ? unit.owner.map { index[$0].name } ?? "init" : unit.name
      add(
        unit.parameters, of: name, TypeScope(file: unit.file, owner: unit.owner),
        Set(unit.generics.map(\.name)))
    }
    for type in index.types where !type.isTest {
      let generics = Set(type.generics.map(\.name) + type.aliases.keys)
      for enumCase in type.cases {
        add(
          enumCase.payload, of: enumCase.name, TypeScope(file: type.file, owner: type.id), generics)
      }
      for property in type.properties.values {
        guard let written = property.declaration.type else { continue }
        let found = Written(
          type: written, scope: TypeScope(file: property.file, owner: type.id), generics: generics)
        properties[property.name, default: []].append(found)
        // The initialiser that the compiler writes.
        parameters[Slot(name: type.name, label: property.name), default: []].append(found)
      }
    }
  }

  private func add(
    _ parameters: [Parameter], of name: String, _ scope: TypeScope, _ generics: Set<String>
  ) {
    let owner = scope.owner.map { index[$0] }
    let all = generics.union((owner?.generics ?? []).map(\.name)).union(
      owner?.aliases.keys ?? [:].keys)
    for parameter in parameters {
      self.parameters[Slot(name: name, label: parameter.label), default: []].append(
        Written(type: parameter.type, scope: scope, generics: all))
    }
  }

  /// Whether the tree declares a method of the name that takes anything under the label.
  func knows(_ method: String, label: String?) -> Bool {
    parameters[Slot(name: method, label: label)] != nil
  }

  /// Whether some method of the name takes such a value under the label, or may.
  func takes(_ type: TypeID, method: String, label: String?) -> Bool {
    (parameters[Slot(name: method, label: label)] ?? []).contains { mayBe($0, type) }
  }

  /// Whether some property of the name holds such a value, or may.
  func holds(_ type: TypeID, property: String) -> Bool {
    (properties[property] ?? []).contains { mayBe($0, type) }
  }

  private func mayBe(_ written: Written, _ type: TypeID) -> Bool {
    var reference = written.type.unwrapped
    while ["Array", "Set", "Optional", "Binding"].contains(reference.name),
      let inner = reference.arguments.first
    {
      reference = inner.unwrapped
    }
    if written.generics.contains(reference.name) { return true }
    guard let id = index.resolve(reference, in: written.scope).unwrapped.id else { return false }
    return id == type || index[type].lineage.contains(id)
  }

  /// Whether the file names the type anywhere.
  func speaks(of type: TypeID, file: Int) -> Bool {
    if index[type].file == file { return true }
    if let known = typeNames[file] { return known.contains(index[type].name) }
    let names = Self.typeNames(in: index.files[file].facts)
    typeNames[file] = names
    return names.contains(index[type].name)
  }

  private static func typeNames(in facts: FileFacts) -> Set<String> {
    var names: Set<String> = []
    func add(_ type: TypeReference?) {
      guard let type else { return }
      names.formUnion(type.name.split(separator: ".").map(String.init))
      type.arguments.forEach(add)
    }
    func add(_ body: [Statement]) {
      body.forEachStatement { statement in
        if case .bindings(let bindings) = statement.kind {
          for binding in bindings { add(binding.type) }
        }
      }
      body.forEachExpression { expression in
        switch expression.kind {
        case .name(let name, let arguments):
          names.insert(name)
          arguments.forEach(add)
        case .member(_, let name, _): names.insert(name)
        case .cast(_, _, let type), .type(let type): add(type)
        default: break
        }
      }
    }
    func add(_ function: FunctionDeclaration) {
      for parameter in function.parameters { add(parameter.type) }
      add(function.result)
      add(function.body ?? [])
    }
    func add(_ property: PropertyDeclaration) {
      add(property.type)
      add(property.getter ?? [])
    }
    for type in facts.types {
      names.formUnion(type.path)
      type.properties.forEach(add)
      type.functions.forEach(add)
      for enumCase in type.cases { for parameter in enumCase.payload { add(parameter.type) } }
    }
    facts.functions.forEach(add)
    facts.properties.forEach(add)
    return names
  }
}
