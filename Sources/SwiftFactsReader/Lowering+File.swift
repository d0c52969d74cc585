internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  func lowerFile(_ tree: SourceFileSyntax) {
    var members = Members()
    lowerTopLevel(tree.statements, into: &members, in: Surroundings())
    facts.properties = members.properties
    facts.functions = members.functions
    facts.aliases = members.aliases
  }

  private func lowerTopLevel(
    _ items: CodeBlockItemListSyntax, into members: inout Members, in surroundings: Surroundings
  ) {
    for item in items {
      switch item.item {
      case .decl(let declaration):
        lowerTopLevel(declaration, into: &members, in: surroundings)
      case .expr(let expression):
        if let macro = expression.as(MacroExpansionExprSyntax.self), let preview = preview(macro) {
          members.functions.append(preview)
        } else {
          facts.statements += lower(item)
        }
      case .stmt:
        facts.statements += lower(item)
      @unknown default:
        break
      }
    }
  }

  private func lowerTopLevel(
    _ declaration: DeclSyntax, into members: inout Members, in surroundings: Surroundings
  ) {
    if let imported = declaration.as(ImportDeclSyntax.self) {
      if let module = imported.path.first?.name.name, !facts.imports.contains(module) {
        facts.imports.append(module)
      }
    } else if let conditional = declaration.as(IfConfigDeclSyntax.self) {
      for (condition, elements) in branches(of: conditional) {
        guard case .statements(let items) = elements else { continue }
        var surroundings = surroundings
        surroundings.condition = ConditionText.joined(surroundings.condition, condition)
        lowerTopLevel(items, into: &members, in: surroundings)
      }
    } else {
      lower(declaration, into: &members, in: surroundings)
    }
  }
}
