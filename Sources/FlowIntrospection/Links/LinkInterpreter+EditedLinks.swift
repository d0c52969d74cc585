import SwiftFacts

/// Components of the link that the code changes before it goes on with them.
extension LinkInterpreter {
  /// `components.host = nil`: the other parts are those of the link still, the whole is not.
  func edit(
    _ target: Expression, _ symbol: String, _ value: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard symbol == "=", case .member(let base?, let part, _) = target.kind,
      case .name(let local, _) = base.kind, let known = state.locals[local],
      let fields = parts(of: known)
    else { return nil }
    return evaluate(value, state, frame).map { result in
      var state = result.state
      let kept = fields.filter { $0.name != part }
      state.locals[local] = .instance(
        Self.components, kept + [.init(name: part, value: result.value)])
      return LinkResult(state: state, value: .void)
    }
  }

  private static let components = ResolvedType(name: "URLComponents")

  private func parts(of value: LinkValue) -> [LinkValue.Field]? {
    switch value {
    case .link:
      let known = ["scheme", "host", "path", "queryItems", "fragment", "query"].compactMap { name in
        plainMember(name, of: .link).map { LinkValue.Field(name: name, value: $0) }
      }
      // What is put together anew is text of the link, and no more is known of it.
      return known + [Self.made("url", "URL"), Self.made("string", "String")]
    case .instance(Self.components, let fields): return fields
    default: return nil
    }
  }

  private static func made(_ name: String, _ type: String) -> LinkValue.Field {
    let value = Value.some(ResolvedType(name: type))
    return LinkValue.Field(
      name: name, value: .open(value, text: "components.\(name)", isOfLink: true))
  }
}
