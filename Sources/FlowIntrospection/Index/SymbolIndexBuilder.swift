import FlowModel
import SwiftFacts

/// Builds the index in three passes: declared types, extensions, inheritance.
///
/// Files are taken in the order of their paths, so that numbers do not depend on how they were
/// read.
struct SymbolIndexBuilder {
  let index = SymbolIndex()
  /// `module/path`, with `@file` for what is private to a file.
  private var typesByKey: [String: TypeID] = [:]

  private let vocabulary: Vocabulary

  private init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  static func index(of project: ProjectFacts, vocabulary: Vocabulary) -> SymbolIndex {
    var builder = SymbolIndexBuilder(vocabulary: vocabulary)
    let storyboards = StoryboardLowering(project)
    builder.index.files = StateMacro.expand(
      StaticRoutes.expand(
        ReducerMacro.expand(
          (project.files + storyboards.files).sorted { $0.facts.path < $1.facts.path })))
    builder.index.standIns = vocabulary.standIns
    builder.index.superclasses = vocabulary.superclasses
    builder.index.routers = vocabulary.routing.routers
    builder.index.routeNames = vocabulary.routing.routeNames
    builder.index.modules = builder.index.namedModules()
    builder.addTypes()
    builder.addStoryboards(of: project, storyboards)
    builder.addExtensions()
    builder.addMacroState()
    builder.addGlobals()
    builder.linkInheritance()
    InheritedMembers.add(to: builder.index)
    builder.decideTraits(by: vocabulary)
    builder.index.directives = FlowDirectiveReader.directives(in: builder.index, vocabulary)
    builder.index.seal()
    return builder.index
  }

  // MARK: Types

  private mutating func addTypes() {
    var declarations: [(file: Int, declaration: TypeDeclaration)] = []
    for (file, entry) in index.files.enumerated() {
      for declaration in entry.facts.types where declaration.kind != .extension {
        declarations.append((file, declaration))
      }
    }
    // Outer types first, so that a nested type finds what it stands in.
    let byDepth = declarations.enumerated().sorted {
      ($0.element.declaration.path.count, $0.offset)
        < ($1.element.declaration.path.count, $1.offset)
    }
    for (_, (file, declaration)) in byDepth { addType(declaration, file: file) }
  }

  private mutating func addType(_ declaration: TypeDeclaration, file: Int) {
    let entry = index.files[file]
    let parent = parentType(of: declaration.path, file: file)
    let isFilePrivate =
      declaration.access == .private || declaration.access == .fileprivate || declaration.isLocal
      || (parent.map { index[$0].isFilePrivate } ?? false)
    let key = Self.key(declaration.path, entry.module, privateTo: isFilePrivate ? file : nil)
    if let known = typesByKey[key] {
      // Both branches of an `#if` declare it: one type with the members of both.
      addMembers(of: declaration, to: known, file: file)
      return
    }
    let id = TypeID(index: index.types.count)
    typesByKey[key] = id
    index.types.append(
      TypeSymbol(
        id: id, path: declaration.path, module: entry.module, kind: declaration.kind, file: file,
        position: declaration.position, isDeclared: true, isFilePrivate: isFilePrivate,
        access: declaration.access,
        isTest: entry.role == .test || Self.isPreview(declaration)
          || parent.map { index[$0].isTest } ?? false,
        generics: declaration.generics, modifiers: declaration.modifiers, parent: parent))
    let name = declaration.path.last ?? ""
    index.typesBySimpleName[name, default: []].append(id)
    if let parent {
      index.types[parent.index].nested[name] = id
    } else {
      index.topLevelTypes[name, default: []].append(id)
    }
    addMembers(of: declaration, to: id, file: file)
  }

  /// Code that only an editor's canvas runs.
  private static func isPreview(_ declaration: TypeDeclaration) -> Bool {
    declaration.inherited.contains {
      ["PreviewProvider", "PreviewModifier", "LibraryContentProvider"].contains($0.simpleName)
    }
  }

  private func parentType(of path: [String], file: Int) -> TypeID? {
    guard path.count > 1 else { return nil }
    return extendedType(Array(path.dropLast()), file: file)
  }

  private func extendedType(_ path: [String], file: Int) -> TypeID? {
    let module = index.files[file].module
    if let id = typesByKey[Self.key(path, module, privateTo: file)] { return id }
    if let id = typesByKey[Self.key(path, module, privateTo: nil)] { return id }
    if path.count > 1, index.modules.contains(path[0]) {
      return extendedType(Array(path.dropFirst()), file: file)
    }
    let candidates = (index.typesBySimpleName[path.last ?? ""] ?? []).filter {
      index[$0].path == path && !index[$0].isFilePrivate
    }
    let imports = Set(index.files[file].facts.imports)
    return candidates.first { imports.contains(index[$0].module) } ?? candidates.first
  }

  private static func key(_ path: [String], _ module: String, privateTo file: Int?) -> String {
    "\(module)/\(path.joined(separator: "."))\(file.map { "@\($0)" } ?? "")"
  }

  // MARK: Storyboards

  /// Joins scenes to the types that stand for them.
  private mutating func addStoryboards(of project: ProjectFacts, _ lowering: StoryboardLowering) {
    guard !project.storyboards.isEmpty else { return }
    let files = Dictionary(
      index.files.enumerated().map { ($0.element.facts.path, $0.offset) }
    ) { first, _ in first }
    var types: [StoryboardIndex.SceneID: TypeID] = [:]
    for (scene, path) in lowering.classes {
      let storyboard = project.storyboards[scene.storyboard].facts.path
      types[scene] = files[storyboard].flatMap { extendedType(path, file: $0) }
    }
    index.storyboards = StoryboardIndex(project.storyboards, types: types)
  }

  // MARK: Extensions

  private mutating func addExtensions() {
    for file in index.files.indices {
      for declaration in index.files[file].facts.types where declaration.kind == .extension {
        let id =
          extendedType(declaration.path, file: file)
          ?? aliasedType(declaration.path, file: file)
          ?? externalType(declaration, file: file)
        addMembers(of: declaration, to: id, file: file)
      }
    }
  }

  /// `extension Alias { … }` extends what the alias stands for.
  private func aliasedType(_ path: [String], file: Int) -> TypeID? {
    guard path.count == 1 else { return nil }
    for other in index.files {
      if let alias = other.facts.aliases.first(where: { $0.name == path[0] }) {
        return extendedType(alias.type.name.split(separator: ".").map(String.init), file: file)
      }
    }
    return nil
  }

  private mutating func externalType(_ declaration: TypeDeclaration, file: Int) -> TypeID {
    let name = declaration.path.joined(separator: ".")
    if let id = index.externalTypes[name] { return id }
    let id = TypeID(index: index.types.count)
    index.types.append(
      TypeSymbol(
        id: id, path: declaration.path, module: index.files[file].module, kind: .extension,
        file: file, position: declaration.position, isDeclared: false, isFilePrivate: false,
        access: .public, isTest: false))
    index.externalTypes[name] = id
    return id
  }

  // MARK: Members

  private mutating func addMembers(of declaration: TypeDeclaration, to id: TypeID, file: Int) {
    let isTest = index.files[file].role == .test || index[id].isDeclared && index[id].isTest
    index.types[id.index].attributes += declaration.attributes
    index.types[id.index].inherited += declaration.inherited.map {
      TypeSymbol.Inheritance(reference: $0, file: file)
    }
    index.types[id.index].inherited += declaration.attributes.compactMap { attribute in
      vocabulary.router(madeBy: attribute).map { TypeSymbol.Inheritance(reference: $0, file: file) }
    }
    let knownCases = Set(index.types[id.index].cases.map(\.name))
    for declared in declaration.cases where !knownCases.contains(declared.name) {
      index.types[id.index].cases.append(declared)
      if file != index[id].file { index.types[id.index].caseFiles[declared.name] = file }
    }
    let known = index.units.count
    defer { noteRequirements(of: declaration, on: known..<index.units.count, file: file) }
    for alias in declaration.aliases { index.types[id.index].add(alias) }
    let title = declaration.path.joined(separator: ".")
    for property in declaration.properties {
      let symbol = addProperty(property, owner: id, title: title, file: file, isTest: isTest)
      if index.types[id.index].properties[property.name] == nil {
        index.types[id.index].propertyOrder.append(property.name)
        index.types[id.index].properties[property.name] = symbol
      } else if index[id].kind == .protocol, symbol.getter != nil,
        index[id].properties[property.name]?.getter == nil
      {
        // What an extension makes of the protocol's own requirement.
        index.types[id.index].properties[property.name] = symbol
      }
    }
    for function in declaration.functions {
      let unit = addFunction(function, owner: id, title: title, file: file, isTest: isTest)
      index.types[id.index].units.append(unit)
      switch function.kind {
      case .initializer: index.types[id.index].initializers.append(unit)
      case .deinitializer, .preview: break
      case .function, .subscript:
        index.types[id.index].methods[function.name, default: []].append(unit)
      }
    }
  }

  private mutating func addProperty(
    _ property: PropertyDeclaration, owner: TypeID?, title: String, file: Int, isTest: Bool
  ) -> PropertySymbol {
    let symbol = PropertySymbol(declaration: property, owner: owner, file: file)
    let name = title.isEmpty ? property.name : "\(title).\(property.name)"
    func unit(_ kind: CodeUnit.Kind, _ parameters: [Parameter], _ body: [Statement]) -> UnitID {
      let id = UnitID(index: index.units.count)
      index.units.append(
        CodeUnit(
          id: id, kind: kind, owner: owner, file: file, name: property.name,
          parameters: parameters, generics: [], result: property.type,
          isStatic: property.isStatic, attributes: property.attributes, body: body,
          hasBody: true, position: property.position, title: name, isTest: isTest))
      if let owner { index.types[owner.index].units.append(id) }
      return id
    }
    func accessor(_ accessor: Accessor) -> UnitID {
      let type = property.type ?? TypeReference("_")
      return unit(
        .observer, [Parameter(label: nil, name: accessor.parameter, type: type)], accessor.body)
    }
    if let getter = property.getter { symbol.getter = unit(.getter, [], getter) }
    if let value = property.initialValue {
      symbol.initialValue = unit(
        .initialValue, [], [Statement(.returned(value), at: value.position)])
    }
    symbol.observers = [property.setter, property.willSet, property.didSet].compactMap { $0 }
      .map(accessor)
    return symbol
  }

  private mutating func addFunction(
    _ function: FunctionDeclaration, owner: TypeID?, title: String, file: Int, isTest: Bool
  ) -> UnitID {
    let id = UnitID(index: index.units.count)
    let labels = function.parameters.map { "\($0.label ?? "_"):" }.joined()
    let name = "\(function.name)(\(labels))"
    index.units.append(
      CodeUnit(
        id: id, kind: function.kind == .initializer ? .initializer : .function, owner: owner,
        file: file, name: function.name, parameters: function.parameters,
        generics: function.generics, result: function.result, isStatic: function.isStatic,
        attributes: function.attributes, body: function.body ?? [],
        hasBody: function.body != nil, position: function.position,
        title: title.isEmpty ? name : "\(title).\(name)",
        isTest: isTest || function.kind == .preview))
    return id
  }

  private mutating func addGlobals() {
    for file in index.files.indices {
      let facts = index.files[file].facts
      let isTest = index.files[file].role == .test
      for function in facts.functions {
        let unit = addFunction(function, owner: nil, title: "", file: file, isTest: isTest)
        if function.kind == .function {
          index.globalFunctions[function.name, default: []].append(unit)
        }
      }
      for property in facts.properties {
        let symbol = addProperty(property, owner: nil, title: "", file: file, isTest: isTest)
        index.globalProperties[property.name, default: []].append(symbol)
      }
      for alias in facts.aliases {
        index.globalAliases[alias.name, default: []].append((alias.type, file))
      }
      if !facts.statements.isEmpty {
        let id = UnitID(index: index.units.count)
        index.units.append(
          CodeUnit(
            id: id, kind: .topLevel, owner: nil, file: file, name: "", parameters: [],
            generics: [], result: nil, isStatic: false, attributes: [], body: facts.statements,
            hasBody: true, position: Position(line: 1, column: 1),
            title: index.fileStem(file), isTest: isTest))
      }
    }
  }
}
