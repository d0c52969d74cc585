import SwiftFacts

/// Routes that are written as static members of a struct, each with the view that it shows.
///
/// ```swift
/// extension Route {
///   static var help: Route { Route(id: "help") { HelpView() } }
///   static func item(_ id: Int) -> Route { Route(id: "item") { ItemView(id: id) } }
/// }
/// ```
///
/// Such a struct is an enum whose destination table is spread over its cases, and is read as one: each
/// member becomes a case, and its view that case's branch of a `switch self`.
struct StaticRoutes {
  /// The path of the struct.
  private let path: [String]
  /// Names of the views and view controllers that the tree declares.
  private let screens: Set<String>
  /// Whether the struct is known to be a table of routes: then what its members build is shown, even
  /// if a library declares it.
  private var isTable = false

  /// How many members must show a view for the struct to be a table of routes.
  private static let least = 2

  /// The files with such structs as enums.
  ///
  /// O(*n*) in the number of declarations.
  static func expand(_ files: [ProjectFacts.File]) -> [ProjectFacts.File] {
    let types = files.flatMap(\.facts.types)
    let screens = Set(
      types.filter { type in
        type.inherited.contains { ["View", "UIViewController"].contains($0.simpleName) }
      }.compactMap(\.path.last))
    let structs = Set(
      types.filter { $0.kind == .struct && !screens.contains($0.path.last ?? "") }.map(\.path))
    var counts: [[String]: Int] = [:]
    for type in types where structs.contains(type.path) {
      let table = StaticRoutes(path: type.path, screens: screens)
      let members =
        type.properties.count { table.shown(by: $0) != nil }
        + type.functions.count { table.shown(by: $0) != nil }
      if members > 0 { counts[type.path, default: 0] += members }
    }
    let routes = Set(counts.filter { $0.value >= least }.keys)
    guard !routes.isEmpty else { return files }
    return files.map { file in
      var file = file
      file.facts.types = file.facts.types.map { type in
        routes.contains(type.path)
          ? StaticRoutes(path: type.path, screens: screens, isTable: true).asEnum(type) : type
      }
      return file
    }
  }

  // MARK: Members that are routes

  private func shown(by property: PropertyDeclaration) -> [Statement]? {
    guard property.isStatic else { return nil }
    if let getter = property.getter {
      return isOwn(property.type) ? shown(in: getter) : nil
    }
    guard property.type == nil || isOwn(property.type), let value = property.initialValue else {
      return nil
    }
    return shown(by: value)
  }

  private func shown(by function: FunctionDeclaration) -> [Statement]? {
    guard function.isStatic, function.kind == .function, isOwn(function.result),
      let body = function.body
    else { return nil }
    return shown(in: body)
  }

  private func isOwn(_ type: TypeReference?) -> Bool {
    guard let name = type?.name else { return false }
    return name == "Self" || name == path.last || name == path.joined(separator: ".")
  }

  /// What stands before the value, and what the value is given to show.
  private func shown(in body: [Statement]) -> [Statement]? {
    guard let last = body.last else { return nil }
    let value: Expression? =
      switch last.kind {
      case .expression(let expression): expression
      case .returned(let expression): expression
      default: nil
      }
    return value.flatMap { shown(by: $0) }.map { body.dropLast() + $0 }
  }

  private func shown(by value: Expression) -> [Statement]? {
    guard case .call(let callee, let arguments) = value.kind, isOwnInitializer(callee) else {
      return nil
    }
    let contents = arguments.compactMap { argument -> [Statement]? in
      switch argument.value.kind {
      case .closure(let closure): closure.body
      default: [Statement(.expression(argument.value), at: argument.value.position)]
      }
    }
    if let content = contents.first(where: makesScreen) { return content }
    guard isTable else { return nil }
    let closures = arguments.filter(\.isTrailing).compactMap { argument -> [Statement]? in
      if case .closure(let closure) = argument.value.kind { closure.body } else { nil }
    }
    return closures.first(where: makesObject)
  }

  /// Whether something is made whose type is named like one: `ConsoleView()`, `Settings.Items()`.
  private func makesObject(_ statements: [Statement]) -> Bool {
    var isFound = false
    statements.forEachExpression { expression in
      guard case .call(let callee, _) = expression.kind else { return }
      switch callee.kind {
      case .name(let name, _), .member(.some, let name, _):
        if name.first?.isUppercase == true { isFound = true }
      default: break
      }
    }
    return isFound
  }

  private func isOwnInitializer(_ callee: Expression) -> Bool {
    switch callee.kind {
    case .name(let name, _): name == "Self" || name == path.last
    case .member(nil, "init", _): true
    case .member(let base?, "init", _): isOwnInitializer(base)
    default: false
    }
  }

  private func makesScreen(_ statements: [Statement]) -> Bool {
    var isFound = false
    statements.forEachExpression { expression in
      if case .call(let callee, _) = expression.kind, case .name(let name, _) = callee.kind,
        screens.contains(name)
      {
        isFound = true
      }
    }
    return isFound
  }

  // MARK: The struct as an enum

  private func asEnum(_ type: TypeDeclaration) -> TypeDeclaration {
    var result = type
    if result.kind == .struct { result.kind = .enum }
    var branches: [SwitchCase] = []
    func add(_ name: String, _ payload: [Parameter], _ body: [Statement], at position: Position) {
      let elements = payload.map {
        PatternElement(label: $0.label, pattern: .binding($0.name))
      }
      result.cases.append(EnumCase(name: name, payload: payload, position: position))
      branches.append(
        SwitchCase(
          items: [
            SwitchCase.Item(pattern: .enumCase(name, of: nil, elements, at: position))
          ], body: body, position: position))
    }
    for property in type.properties {
      guard let body = shown(by: property) else { continue }
      add(property.name, [], body, at: property.position)
    }
    for function in type.functions {
      guard let body = shown(by: function) else { continue }
      add(function.name, function.parameters, body, at: function.position)
    }
    guard !branches.isEmpty else { return result }
    result.properties.removeAll { shown(by: $0) != nil }
    result.functions.removeAll { shown(by: $0) != nil }
    let position = branches[0].position
    let table = Statement(
      .switched(Expression(.name("self", []), at: position), branches), at: position)
    result.properties.append(
      PropertyDeclaration(
        name: "static members", type: TypeReference("View", existential: .some),
        getter: [table], position: position))
    return result
  }
}
