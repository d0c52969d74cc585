internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  /// The generic parameters with what a `where` clause adds to them.
  ///
  /// - Parameter keepsOthers: whether constraints of other types count as parameters too, as they
  ///   do for an extension.
  func lower(
    _ clause: GenericParameterClauseSyntax?, where requirements: GenericWhereClauseSyntax?,
    keepsOthers: Bool = false
  ) -> [GenericParameter] {
    var generics =
      clause?.parameters.map { parameter in
        GenericParameter(
          name: parameter.name.name,
          constraints: parameter.inheritedType.map { unfolded(lower($0)) } ?? [])
      } ?? []
    for (left, right) in lower(requirements) {
      if let index = generics.firstIndex(where: { $0.name == left }) {
        generics[index].constraints += unfolded(right)
      } else if keepsOthers {
        generics.append(GenericParameter(name: left, constraints: unfolded(right)))
      }
    }
    return generics
  }

  /// The left and right side of each requirement about types.
  func lower(_ clause: GenericWhereClauseSyntax?) -> [(String, TypeReference)] {
    guard let clause else { return [] }
    return clause.requirements.compactMap { requirement in
      switch requirement.requirement {
      case .conformanceRequirement(let requirement):
        return (lower(requirement.leftType).name, lower(requirement.rightType))
      case .sameTypeRequirement(let requirement):
        guard let left = Syntax(requirement.leftType).as(TypeSyntax.self),
          let right = Syntax(requirement.rightType).as(TypeSyntax.self)
        else { return nil }
        return (lower(left).name, lower(right))
      default:
        return nil
      }
    }
  }

  private func unfolded(_ constraint: TypeReference) -> [TypeReference] {
    constraint.name == "Composition" ? constraint.arguments : [constraint]
  }
}
