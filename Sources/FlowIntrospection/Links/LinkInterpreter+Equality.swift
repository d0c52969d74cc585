import DeepLinks
import SwiftFacts

extension LinkInterpreter {
  func compare(
    _ left: Expression, _ right: Expression, _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame, isNegated: Bool = false
  ) -> LinkFork {
    let text = "\(ExpressionText.text(left)) == \(ExpressionText.text(right))"
    var fork = LinkFork()
    for first in evaluate(left, state, frame) {
      let expected = openType(of: first.value)
      for second in evaluate(right, first.state, frame, expected: expected) {
        if isOpen(first.value) || isOpen(second.value) {
          let plain = Expression(.binary("==", left, right), at: whole.position)
          if case .none = second.value {
            fork = fork + present(first.value, second.state, ExpressionText.text(left)).negated
          } else if isOfLinkAlone(plain, second.state, frame) {
            fork = fork + predicate(second.state, text)
          } else {
            fork = fork + circumstance(second.state, text)
          }
          continue
        }
        fork = fork + equate(first.value, second.value, second.state, text: text)
      }
    }
    return isNegated ? fork.negated : fork
  }

  private func isOpen(_ value: LinkValue) -> Bool {
    if case .open = value { true } else { false }
  }

  /// The ways on which two values are the same.
  func equate(_ first: LinkValue, _ second: LinkValue, _ state: LinkState, text: String)
    -> LinkFork
  {
    switch (first, second) {
    case (.part(let part), .text(let literal)), (.text(let literal), .part(let part)):
      return equate(part, literal, state, text: text)
    case (.text(let one), .text(let other)):
      return one == other ? LinkFork(yes: [state]) : LinkFork(no: [state])
    case (.integer(let one), .integer(let other)):
      return one == other ? LinkFork(yes: [state]) : LinkFork(no: [state])
    case (.boolean(let one), .boolean(let other)):
      return one == other ? LinkFork(yes: [state]) : LinkFork(no: [state])
    case (.none, .none): return LinkFork(yes: [state])
    case (let value, .none), (.none, let value):
      return present(value, state, text.components(before: " == ")).negated
    case (.count(let list), .integer(let number)), (.integer(let number), .count(let list)):
      return fork(state, list, "==", number)
    case (.count(let one), .count(let other)):
      return equateCounts(one, other, state, text: text)
    case (.list(let list), .array(let elements)), (.array(let elements), .list(let list)):
      return equate(list, elements, state, text: text)
    case (.array(let elements), .array(let others)),
      (.enumCase(_, _, let elements), .enumCase(_, _, let others)):
      if case .enumCase(let id, let name, _) = first,
        case .enumCase(let other, let otherName, _) = second,
        id != other || name != otherName
      {
        return LinkFork(no: [state])
      }
      return equate(elements, others, state, text: text)
    case (.rawCase(let part, let id), .enumCase(_, let name, _)),
      (.enumCase(_, let name, _), .rawCase(let part, let id)):
      guard let raw = rawValue(of: id, name) else { return LinkFork(no: [state]) }
      return fork(state, LinkAtom(part, .equals(raw)), text: text)
    case (.tuple(let fields), .tuple(let others)):
      return equate(fields.map(\.value), others.map(\.value), state, text: text)
    case (.counted(let id, let list), .enumCase(_, let name, let payload)):
      guard let length = CountedEnum(id, in: index)?.lengths[name], length == payload.count else {
        return predicate(state, text)
      }
      return equate(list, payload, state, text: text)
    case (.instance(let type, let fields), .instance(let other, let others)):
      guard type == other else { return LinkFork(no: [state]) }
      return equate(fields.map(\.value), others.map(\.value), state, text: text)
    case (.link, .link): return LinkFork(yes: [state])
    case (.link, let other), (let other, .link):
      if let address = ConstantAddress.text(of: other) {
        return fork(state, LinkAtom(LinkText(.whole), .equals(address)), text: text)
      }
      return predicate(state, text)
    default:
      if first.isOfLink || second.isOfLink { return predicate(state, text) }
      return circumstance(state, text)
    }
  }

  private func equate(_ part: LinkText, _ literal: String, _ state: LinkState, text: String)
    -> LinkFork
  {
    if part.edit == LinkEdits.withoutSlash, !literal.hasPrefix("/"), !literal.hasSuffix("/") {
      var path = LinkText(.path)
      path.folds = part.folds
      return fork(state, LinkAtom(path, .equals("/" + literal)), text: text)
    }
    guard part.edit == nil else { return predicate(state, text) }
    if part.part == .payload("activityType"), literal == "NSUserActivityTypeBrowsingWeb" {
      return isWebLink(state, text: text)
    }
    if literal.isEmpty, part.isDefaulted {
      return fork(state, LinkAtom(part, .present), text: text).negated
    }
    if literal.isEmpty {
      switch part.part {
      case .host, .segment, .lastSegment:
        return fork(state, LinkAtom(part, .present), text: text).negated
      default: break
      }
    }
    return fork(state, LinkAtom(part, .equals(literal)), text: text)
  }

  /// Whether an activity carries a link of the web, rather than what its type says.
  private func isWebLink(_ state: LinkState, text: String) -> LinkFork {
    let type = LinkPart.payload("activityType")
    let isOther = state.conditions.slots[type]?.isPresent == true
    var web = state
    web.conditions.forget(type)
    var fork = LinkFork()
    if !isOther {
      let schemes = LinkAtom(.scheme, .oneOf(LinkPattern.webSchemes.sorted()))
      fork.yes = self.fork(web, schemes, text: text).yes
    }
    fork.no = self.fork(state, LinkAtom(type, .present), text: text).yes
    return fork
  }

  private func equate(
    _ elements: [LinkValue], _ others: [LinkValue], _ state: LinkState, text: String
  ) -> LinkFork {
    guard elements.count == others.count else { return LinkFork(no: [state]) }
    var fork = LinkFork(yes: [state])
    for (one, other) in zip(elements, others) {
      let next = fork.yes.reduce(LinkFork()) { $0 + equate(one, other, $1, text: text) }
      fork = LinkFork(yes: next.yes, no: fork.no + next.no)
    }
    return fork
  }

  /// The list has these elements and no others.
  func equate(_ list: LinkList, _ elements: [LinkValue], _ state: LinkState, text: String)
    -> LinkFork
  {
    let counted = fork(state, list, "==", elements.count)
    return counted.yes.reduce(LinkFork(no: counted.no)) { fork, state in
      fork
        + equate(elements.indices.map { element($0, of: list) }, elements, state, text: text)
    }
  }

  /// `path.compactMap(Int.init).count == path.count`: every element converts.
  private func equateCounts(
    _ one: LinkList, _ other: LinkList, _ state: LinkState, text: String
  ) -> LinkFork {
    guard let type = one.type ?? other.type, (one.type == nil) != (other.type == nil) else {
      return one == other ? LinkFork(yes: [state]) : predicate(state, text)
    }
    let list = one.type == nil ? other : one
    var yes = marked(state)
    yes.conditions.rest = .init(start: list.start, type: type, name: nil)
    var no = state
    no.conditions.predicates.append(ConditionText.negated(text))
    return LinkFork(yes: [yes], no: [no])
  }

  // MARK: Raw values

  /// The raw values of an enum's cases, in order.
  func rawValues(of id: TypeID) -> [String] {
    index[id].cases.compactMap { rawValue(of: id, $0.name) }
  }

  func rawValue(of id: TypeID, _ name: String) -> String? {
    guard let declared = index[id].enumCase(named: name) else { return nil }
    switch declared.rawValue?.kind {
    case .string(let segments): return segments.plainText
    case .number(let number): return number
    default: return name
    }
  }
}

extension [StringSegment] {
  /// The text, if nothing is interpolated.
  var plainText: String? {
    var text = ""
    for segment in self {
      guard case .text(let part) = segment else { return nil }
      text += part
    }
    return text
  }
}

extension String {
  func components(before separator: String) -> String {
    range(of: separator).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
