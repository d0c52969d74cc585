import SwiftFacts

/// Where a type's name is looked up.
package struct TypeScope: Sendable {
  package var file: Int
  package var owner: TypeID?
  /// What generic parameters, associated types and `Self` stand for here.
  package var substitution: [String: ResolvedType]

  package init(file: Int, owner: TypeID?, substitution: [String: ResolvedType] = [:]) {
    self.file = file
    self.owner = owner
    self.substitution = substitution
  }

  /// Whether the name, or the first part of it, stands for something else here.
  func substitutes(_ name: String) -> Bool {
    if substitution[name] != nil { return true }
    guard let dot = name.firstIndex(of: ".") else { return false }
    return substitution[String(name[..<dot])] != nil
  }
}

extension SymbolIndex {
  /// What a type's name means in a scope: generic parameters, nested types of what encloses it
  /// (inherited ones too), aliases, then the file, the module, imported modules, any module.
  ///
  /// A name that the tree does not declare stays as written, with its arguments resolved.
  package func resolve(_ reference: TypeReference, in scope: TypeScope) -> ResolvedType {
    guard reference.arguments.isEmpty, let resolutions,
      scope.substitution.isEmpty || !scope.substitutes(reference.name)
    else { return resolve(reference, in: scope, depth: 0) }
    return resolutions.type(named: reference.name, in: scope) {
      resolve(reference, in: scope, depth: 0)
    }
  }

  private func resolve(_ reference: TypeReference, in scope: TypeScope, depth: Int)
    -> ResolvedType
  {
    let arguments = reference.arguments.map { resolve($0, in: scope, depth: depth + 1) }
    let plain = ResolvedType(
      name: reference.name, arguments: arguments, labels: reference.labels)
    // An alias may name itself through another: stop, the name is no type then.
    guard depth < 24 else { return plain }
    if let known = scope.substitution[reference.name] { return known }
    switch reference.name {
    case "Optional", "Array", "Dictionary", "Set", "Function", "Tuple", "Composition", "Metatype":
      return plain
    case "Self":
      return scope.owner.map { self.type($0) } ?? plain
    default: break
    }
    var parts = reference.name.split(separator: ".").map(String.init)
    guard let first = parts.first else { return plain }
    if let substituted = scope.substitution[first], let id = substituted.id, parts.count > 1 {
      return nestedType(Array(parts.dropFirst()), in: id, arguments: arguments) ?? plain
    }
    var qualified: Found?
    if parts.count > 1, modules.contains(first), topLevelTypes[first] == nil {
      parts.removeFirst()
      qualified = type(named: parts[0], inModule: first, from: scope).map { .type($0) }
    }
    guard let found = qualified ?? lookUp(parts[0], in: scope, depth: depth) else {
      return standIn(for: plain) ?? plain
    }
    switch found {
    case .type(let id):
      if parts.count == 1 {
        return ResolvedType(id: id, name: self[id].qualifiedName, arguments: arguments)
      }
      return nestedType(Array(parts.dropFirst()), in: id, arguments: arguments) ?? plain
    case .alias(let reference, let aliasScope):
      var target = resolve(reference, in: aliasScope, depth: depth + 1)
      if target.arguments.isEmpty { target.arguments = arguments }
      if parts.count == 1 {
        // `Routes<Screen>` is an alias with parameters: its arguments are the reader's.
        return arguments.isEmpty
          ? target : ResolvedType(id: target.id, name: target.name, arguments: arguments)
      }
      guard let id = target.id else { return routes(parts, of: target) ?? plain }
      return nestedType(
        Array(parts.dropFirst()), in: id, given: target.arguments, arguments: arguments) ?? plain
    }
  }

  /// `Pages.Page`, where `Pages` is an alias of a library's router: the routes that it takes.
  private func routes(_ parts: [String], of router: ResolvedType) -> ResolvedType? {
    guard parts.count == 2, routeNames.contains(parts[1]),
      let number = routers[router.simpleName], number < router.arguments.count
    else { return nil }
    return router.arguments[number]
  }

  /// The type itself, its generic parameters standing for themselves.
  package func type(_ id: TypeID) -> ResolvedType { self[id].resolved }

  private enum Found {
    case type(TypeID)
    case alias(TypeReference, TypeScope)
  }

  private func nestedType(
    _ path: [String], in id: TypeID, given: [ResolvedType] = [], arguments: [ResolvedType]
  ) -> ResolvedType? {
    var current = id
    for part in path {
      if let next = nested(part, in: current) {
        current = next
      } else if let alias = self[current].aliases[part] {
        let target = resolve(
          alias, in: TypeScope(file: self[current].file, owner: current), depth: 1)
        guard let next = target.id else { return target }
        current = next
      } else {
        return nil
      }
    }
    let outer = arguments.isEmpty ? outerArguments(of: current, in: id, given) : arguments
    return ResolvedType(id: current, name: self[current].qualifiedName, arguments: outer)
  }

  /// What the generic parameters around a nested class or struct stand for: `Brain.Ear` of a
  /// `Brain: Model<Wish>`.
  private func outerArguments(of nested: TypeID, in id: TypeID, _ given: [ResolvedType])
    -> [ResolvedType]
  {
    guard self[nested].generics.isEmpty, [.class, .struct].contains(self[nested].kind),
      let parent = self[nested].parent, !self[parent].generics.isEmpty
    else { return [] }
    if parent == id { return given }
    return self[id].ancestry.declared.first { $0.id == parent }?.arguments ?? []
  }

  private func nested(_ name: String, in id: TypeID) -> TypeID? {
    if let found = self[id].nested[name] { return found }
    for ancestor in self[id].ancestry.declared {
      if let type = ancestor.id, let found = self[type].nested[name] { return found }
    }
    return nil
  }

  private func lookUp(_ name: String, in scope: TypeScope, depth: Int) -> Found? {
    var enclosing = scope.owner
    while let id = enclosing {
      let type = self[id]
      if let found = nested(name, in: id) { return .type(found) }
      if type.name == name && type.isDeclared { return .type(id) }
      if let alias = type.aliases[name], alias.name != name {
        return .alias(alias, TypeScope(file: type.file, owner: id))
      }
      for ancestor in self[id].ancestry.declared {
        if let other = ancestor.id, let alias = self[other].aliases[name], alias.name != name {
          return .alias(alias, TypeScope(file: self[other].file, owner: other))
        }
      }
      enclosing = type.parent
    }
    let candidates = (topLevelTypes[name] ?? []).filter {
      !self[$0].isFilePrivate || self[$0].file == scope.file
    }
    if let local = candidates.first(where: { self[$0].isFilePrivate }) { return .type(local) }
    let module = files[scope.file].module
    if let same = candidates.first(where: { self[$0].module == module }) { return .type(same) }
    if let aliases = globalAliases[name], let alias = aliases.first, alias.reference.name != name {
      return .alias(alias.reference, TypeScope(file: alias.file, owner: nil))
    }
    let imports = Set(files[scope.file].facts.imports)
    if let imported = candidates.first(where: { imports.contains(self[$0].module) }) {
      return .type(imported)
    }
    return candidates.first.map { .type($0) }
  }

  /// The type of the values that state of this type steers: an array's element, an optional's value,
  /// the screen in a library's wrapper.
  package func steeredType(_ type: ResolvedType) -> ResolvedType {
    let plain = type.unwrapped
    var element = plain.element ?? plain
    // `[AppTab: [Route]]` is a stack for each tab.
    element = element.element ?? element
    // `[Route<Screen>]` and `NFlow<Screen>`: the wrapper says how, its argument what.
    if element.arguments.count == 1, element.id.map({ self[$0].kind == .struct }) ?? true,
      element.name != "Optional", element.name != "Set"
    {
      return steeredType(element.arguments[0])
    }
    return element
  }

  /// Whether the enum carries values of any type, as an order or an answer does: the routes are inside
  /// of it.
  package func isWrapper(_ type: TypeID) -> Bool {
    let generics = Set(self[type].generics.map(\.name))
    return !generics.isEmpty
      && self[type].cases.contains { declared in
        declared.payload.contains { generics.contains($0.type.unwrapped.name) }
      }
  }

  // MARK: Inheritance

  /// Everything that a type inherits, nearest first, with arguments substituted on the way up.
  func computeAncestry(of id: TypeID) -> Ancestry {
    var ancestry = Ancestry()
    var seen: Set<TypeID> = [id]
    var queue: [(TypeID, [String: ResolvedType])] = [(id, [:])]
    var next = 0
    while next < queue.count {
      let (current, substitution) = queue[next]
      next += 1
      let type = self[current]
      for inheritance in type.inherited {
        let scope = TypeScope(
          file: inheritance.file, owner: type.parent ?? current, substitution: substitution)
        let resolved = resolve(inheritance.reference, in: scope)
        let parts = resolved.name == "Composition" ? resolved.arguments : [resolved]
        for part in parts {
          if let ancestor = part.id {
            guard seen.insert(ancestor).inserted else { continue }
            ancestry.declared.append(part)
            queue.append((ancestor, genericSubstitution(part)))
          } else {
            ancestry.external.append(part)
          }
        }
      }
      // A library's type that the tree extends with conformances brings those along.
      if type.isDeclared {
        for external in ancestry.external {
          for extended in extendedTypes(of: external) where seen.insert(extended).inserted {
            ancestry.declared.append(ResolvedType(id: extended, name: self[extended].name))
            queue.append((extended, [:]))
          }
        }
      }
    }
    return ancestry
  }

  /// What the tree adds to a library's class and to the classes that it inherits from, nearest
  /// first.
  func extendedTypes(of external: ResolvedType) -> [TypeID] {
    var result: [TypeID] = []
    var name: String? = external.simpleName
    while let current = name {
      if let extended = externalTypes[current] { result.append(extended) }
      name = superclasses[current] ?? Self.systemClass(underlying: current)
    }
    return result
  }

  /// What the class of a library's controllers must come from, going by its name: its own ancestors
  /// are not in the tree.
  private static func systemClass(underlying name: String) -> String? {
    guard !name.hasPrefix("UI"), !name.hasPrefix("NS") else { return nil }
    return Vocabulary.controllerEndings.first(where: name.hasSuffix).map { "UI" + $0 }
  }

  package func ancestry(of id: TypeID) -> Ancestry {
    self[id].ancestry
  }

  /// A type's generic parameters and what they stand for in a use of it.
  package func genericSubstitution(_ type: ResolvedType) -> [String: ResolvedType] {
    guard let id = type.id else { return [:] }
    var substitution: [String: ResolvedType] = [:]
    var generics = self[id].generics
    // A type inside of a generic one knows what that one is generic over.
    if generics.isEmpty, let parent = self[id].parent { generics = self[parent].generics }
    for (parameter, argument) in zip(generics, type.arguments)
    where argument.name != parameter.name {
      substitution[parameter.name] = argument
    }
    return substitution
  }

  /// All types that conform to a protocol or inherit from a class, not the type itself, no tests.
  package func inheritors(of id: TypeID) -> [TypeID] { self[id].inheritors }
}
