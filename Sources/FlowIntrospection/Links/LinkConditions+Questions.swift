import DeepLinks

/// What is known of the link already answers some questions about its parts.
extension LinkConditions {
  /// What is known further if the answer is yes, and if it is no; `nil` if nothing known answers.
  ///
  /// Either side is `nil` where that answer cannot be.
  func answer(_ question: LinkPartQuestion) -> (yes: LinkConditions?, no: LinkConditions?)? {
    if case .anySegment = question.part { return answerOfAnySegment(question) }
    guard let part = LinkPart(question.part), let slot = slots[part], slot.isPresent,
      let allowed = slot.allowed
    else { return nil }
    return (
      keeping(allowed.filter { question.holds(for: $0) }, of: part),
      keeping(allowed.filter { !question.holds(for: $0) }, of: part)
    )
  }

  /// The predicates that what is known of the parts does not answer.
  var openPredicates: [String] {
    predicates.filter { predicate in
      guard let question = LinkPartQuestion(predicate), let part = LinkPart(question.part),
        let slot = slots[part], slot.isPresent, let allowed = slot.allowed
      else { return true }
      return !allowed.allSatisfy { question.holds(for: slot.folds ? $0.lowercased() : $0) }
    }
  }

  private func keeping(_ texts: [String], of part: LinkPart) -> LinkConditions? {
    guard !texts.isEmpty else { return nil }
    var conditions = self
    conditions.slots[part]?.allowed = texts
    return conditions
  }

  /// A segment that is known to fit is one of them; none fits where there are none.
  private func answerOfAnySegment(_ question: LinkPartQuestion)
    -> (yes: LinkConditions?, no: LinkConditions?)?
  {
    let holds: (yes: LinkConditions?, no: LinkConditions?)
    if count.max == 0 {
      holds = (nil, self)
    } else if case .isFollowed = question.test {
      return nil
    } else if slots.contains(where: { part, slot in
      part.isSegment && slot.allowed?.isEmpty == false
        && slot.allowed?.allSatisfy { question.plain.holds(for: $0) } == true
    }) {
      holds = (self, nil)
    } else {
      return nil
    }
    return question.isNegated ? (holds.no, holds.yes) : holds
  }

  /// Leaves out the texts of a part that an earlier answer excludes; whether any is left.
  func answersKnown(_ slot: inout Slot, _ part: LinkPart) -> Bool {
    guard let allowed = slot.allowed, !predicates.isEmpty else { return true }
    for predicate in predicates {
      guard let question = LinkPartQuestion(predicate) else { continue }
      if LinkPart(question.part) == part {
        slot.allowed = slot.allowed?.filter { question.holds(for: $0) }
      } else if part.isSegment, question.part == .anySegment, question.isNegated,
        question.isOfText
      {
        slot.allowed = slot.allowed?.filter { !question.plain.holds(for: $0) }
      }
    }
    return allowed.isEmpty || slot.allowed?.isEmpty == false
  }
}

extension LinkPart {
  init?(_ part: LinkPartQuestion.Part) {
    switch part {
    case .scheme: self = .scheme
    case .host: self = .host
    case .segment(let place): self = .segment(place)
    case .lastSegment(let place): self = .lastSegment(place)
    case .item(let key): self = .query(key)
    case .address, .path, .fileExtension, .anySegment: return nil
    }
  }

  var isSegment: Bool {
    switch self {
    case .segment, .lastSegment: true
    default: false
    }
  }
}

extension LinkPartQuestion {
  /// The question without its `not`.
  fileprivate var plain: Self { isNegated ? opposite : self }

  fileprivate var isOfText: Bool { if case .isFollowed = test { false } else { true } }
}
