internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  /// A declaration within a body; types among them go to the file's list.
  func lowerLocal(_ declaration: DeclSyntax) -> [Statement] {
    let position = position(of: declaration)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .variableDecl(let variable):
      return [Statement(.bindings(lowerLocal(variable)), at: position)]
    case .functionDecl(let function):
      return [Statement(.function(lower(function, in: Surroundings())), at: position)]
    case .ifConfigDecl(let conditional):
      return branches(of: conditional).flatMap { _, elements -> [Statement] in
        if case .statements(let items) = elements { return lower(items) }
        return []
      }
    case .macroExpansionDecl(let macro):
      let trailing = trailingClosures(macro.trailingClosure, macro.additionalTrailingClosures)
      let kind = Expression.Kind.macro(macro.macroName.text, lower(macro.arguments) + trailing)
      return [Statement(.expression(Expression(kind, at: position)), at: position)]
    default:
      lowerType(declaration, in: Surroundings(isLocal: true))
      return []
    }
  }

  private func lowerLocal(_ variable: VariableDeclSyntax) -> [LocalBinding] {
    var bindings: [LocalBinding] = []
    var sharedType: TypeReference?
    for binding in variable.bindings.reversed() {
      let type = binding.typeAnnotation.map { lower($0.type) }
      if binding.initializer != nil || type != nil { sharedType = type }
      bindings.append(
        LocalBinding(
          pattern: comparing(false) { lower(binding.pattern) }, type: type ?? sharedType,
          value: value(of: binding)))
    }
    return bindings.reversed()
  }

  /// The initial value; that of a computed variable is a closure's call.
  private func value(of binding: PatternBindingSyntax) -> Expression? {
    let initial = binding.initializer.map { lower($0.value) }
    guard let block = binding.accessorBlock else { return initial }
    let position = position(of: block)
    let accessors = lower(block)
    func closure(_ body: [Statement]) -> Expression {
      Expression(.closure(Closure(body: body, position: position)), at: position)
    }
    let reactions = [accessors.setter, accessors.willSet, accessors.didSet].compactMap { $0?.body }
    let current = initial ?? Expression(.call(closure(accessors.getter ?? []), []), at: position)
    guard !reactions.isEmpty else { return current }
    return Expression(.other([current] + reactions.map(closure)), at: position)
  }
}
