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
      guard case .text(let sought) = result.value, part.edit == nil else {
        return truth(undecided(whole, .void, result.state, frame))
      }
      if let question = question(part, contains: sought) {
        return truth(predicate(result.state, question.text))
      }
      guard !part.folds else {
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

  /// The question whether a part of the link contains a text; the whole and the path are asked for
  /// in other words while the code keeps their capitals.
  private func question(_ part: LinkText, contains sought: String) -> LinkPartQuestion? {
    switch part.part {
    case .whole, .path: guard part.folds else { return nil }
    default: break
    }
    return part.part.inWords.flatMap {
      LinkPartQuestion($0, .contains(sought), foldsCase: part.folds)
    }
  }

  // MARK: Segments anywhere in the path

  /// `pathComponents.contains("w")`, `.contains { $0.hasPrefix("@") }`; `nil` for all else.
  func containsSegment(
    _ list: LinkList, _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    segmentQuestion(list, arguments, state, frame).map { truth(predicate(state, $0.text)) }
  }

  /// `pathComponents.firstIndex(of: "w")`: the place of a segment, if there is one.
  func placeOfSegment(
    _ list: LinkList, _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard let question = segmentQuestion(list, arguments, state, frame),
      case .isOne(let texts) = question.test, texts.count == 1, !question.foldsCase
    else { return nil }
    let fork = predicate(state, question.text)
    return fork.yes.map { LinkResult(state: $0, value: .place(of: texts[0], offset: 0)) }
      + fork.no.map { LinkResult(state: $0, value: .none) }
  }

  /// `pathComponents.first(where: { $0.hasPrefix("@") })`: a segment, if there is such a one.
  func segment(
    _ list: LinkList, where arguments: [Argument], _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard let question = segmentQuestion(list, arguments, state, frame) else { return nil }
    let fork = predicate(state, question.text)
    // An instance is there for sure, so that nothing asks for it again.
    let found = LinkValue.open(
      .instance(ResolvedType(name: "String"), []), text: ExpressionText.text(whole),
      isOfLink: true)
    return fork.yes.map { LinkResult(state: $0, value: found) }
      + fork.no.map { LinkResult(state: $0, value: .none) }
  }

  private func segmentQuestion(
    _ list: LinkList, _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> LinkPartQuestion? {
    guard list.isWhole, arguments.count == 1 else { return nil }
    if case .closure(let closure) = arguments[0].value.kind {
      return elementTest(closure, state, frame).flatMap { test, folds in
        LinkPartQuestion(.anySegment, test, foldsCase: folds)
      }
    }
    guard case .text(let text)? = evaluate(arguments[0].value, state, frame).first?.value,
      text != "/", !text.isEmpty
    else { return nil }
    return LinkPartQuestion(.anySegment, .isOne(of: [text]))
  }

  /// What a closure asks of its element: `{ $0.hasPrefix("@") }`.
  private func elementTest(_ closure: Closure, _ state: LinkState, _ frame: LinkFrame)
    -> (LinkPartQuestion.Test, folds: Bool)?
  {
    guard closure.body.count == 1 else { return nil }
    let only: Expression? =
      switch closure.body[0].kind {
      case .expression(let expression): expression
      case .returned(let expression): expression
      default: nil
      }
    let name = closure.parameters.first?.name ?? "$0"
    switch only?.kind {
    case .binary("==", let left, let right):
      guard let folds = Self.isElement(left, name), let text = text(right, state, frame) else {
        return nil
      }
      return (.isOne(of: [text]), folds)
    case .call(let callee, let arguments):
      guard case .member(let base?, let method, _) = callee.kind, arguments.count == 1,
        let folds = Self.isElement(base, name), let text = text(arguments[0].value, state, frame)
      else { return nil }
      switch method {
      case "hasPrefix", "starts": return (.begins(with: text), folds)
      case "hasSuffix": return (.ends(with: text), folds)
      case "contains": return (.contains(text), folds)
      default: return nil
      }
    default: return nil
    }
  }

  /// Whether an expression is the element, `$0`, and whether its capitals are taken out.
  private static func isElement(_ expression: Expression, _ name: String) -> Bool? {
    switch expression.kind {
    case .name(name, _): return false
    case .call(let callee, let arguments) where arguments.isEmpty:
      guard case .member(let base?, "lowercased", _) = callee.kind, case .name(name, _) = base.kind
      else { return nil }
      return true
    default: return nil
    }
  }

  private func text(_ expression: Expression, _ state: LinkState, _ frame: LinkFrame) -> String? {
    if case .text(let text)? = evaluate(expression, state, frame).first?.value { text } else { nil }
  }
}

extension LinkList {
  /// Whether its elements are all segments of the path and nothing but a `/` in front.
  fileprivate var isWhole: Bool {
    start == 0 && end == 0 && type == nil && (head.isEmpty || isRaw || head == [.text("")])
  }
}
