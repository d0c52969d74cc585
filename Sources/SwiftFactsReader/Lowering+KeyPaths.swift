internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  /// A key path; a subscript in it stands as `[]`, `?` and `!` leave no trace.
  func lower(_ keyPath: KeyPathExprSyntax) -> Expression {
    var names: [String] = []
    for component in keyPath.components {
      switch component.component {
      case .property(let property): names.append(property.declName.baseName.name)
      case .subscript: names.append("[]")
      default: break
      }
    }
    return Expression(
      .keyPath(keyPath.root.map { lower($0) }, names), at: position(of: keyPath))
  }
}
