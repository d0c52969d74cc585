import SwiftFacts

/// Activities that bring what an assistant asks of the app, rather than a link.
extension LinkInterpreter {
  /// `activity.interaction?.intent as? CallIntent`: the type of the intent tells what is asked.
  func castIntent(
    _ part: LinkText, _ kind: Expression.CastKind, _ type: TypeReference, _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    let name = type.unwrapped.text
    let text = ExpressionText.text(whole)
    let fork = fork(state, LinkAtom(part, .equals(name)), text: text)
    if kind == .test { return truth(fork) }
    // What the intent holds is known when the app runs; the intent itself is there for sure.
    let intent = LinkValue.open(
      .instance(index.resolve(type.unwrapped, in: frame.scope), []), text: text, isOfLink: false)
    return fork.yes.map { LinkResult(state: $0, value: intent) }
      + fork.no.map { LinkResult(state: $0, value: .none) }
  }
}
