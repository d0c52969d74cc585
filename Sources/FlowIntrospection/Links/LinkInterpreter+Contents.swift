import DeepLinks
import SwiftFacts

/// What the text of a link holds.
extension LinkInterpreter {
  /// `address.contains("ticket=")`: a URL that holds another one begins with it.
  func contains(
    _ part: LinkText, _ arguments: [Argument], _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard let argument = arguments.first else { return nil }
    return evaluate(argument.value, state, frame).flatMap { result -> [LinkResult] in
      guard case .text(let sought) = result.value, part.edit == nil, !part.folds else {
        return truth(undecided(whole, .void, result.state, frame))
      }
      if case .whole = part.part, sought.contains("://") {
        let atom = LinkAtom(part, .prefix(sought))
        return truth(fork(result.state, atom, text: ExpressionText.text(whole)))
      }
      let subject: LinkQuestion.Subject? =
        switch part.part {
        case .whole: .address
        case .path: .path
        default: nil
        }
      guard let question = subject.flatMap({ LinkQuestion.text($0, contains: sought) }) else {
        return truth(undecided(whole, .void, result.state, frame))
      }
      return truth(predicate(result.state, question))
    }
  }
}
