import FlowModel

/// What a project's configuration says of methods that move the user.
///
/// Such a method is taken at its word: if the tree has a body for it, callers do not look into it.
package struct ProjectVocabulary: Hashable, Sendable {
  /// What a method does with the value that it is given.
  package enum Verb: String, CaseIterable, Sendable {
    case push, present, cover, popover, replace, root, select, opens, start, dismiss
  }

  /// One method.
  package struct Entry: Hashable, Sendable {
    package var verb: Verb
    package var method: MethodSelector
    /// Where the configuration names it.
    package var location: SourceLocation?

    package init(_ verb: Verb, _ method: MethodSelector, at location: SourceLocation? = nil) {
      self.verb = verb
      self.method = method
      self.location = location
    }
  }

  package var entries: [Entry]

  package init(_ entries: [Entry] = []) {
    self.entries = entries
  }
}

extension ProjectVocabulary.Verb {
  var effect: Effect.Verb {
    switch self {
    case .push: .push
    case .present: .present("sheet")
    case .cover: .present("fullScreenCover")
    case .popover: .present("popover")
    case .replace: .replace
    case .root: .switchRoot
    case .select: .select
    case .opens: .route
    case .start: .begin
    case .dismiss: .dismiss
    }
  }
}

extension ProjectVocabulary.Entry {
  var rule: VerbRule {
    VerbRule(
      verb.effect, labels: method.labels ?? [],
      expects: .receiverArgument(0), shown: method.labels == nil ? .firstOfAny : .first)
  }
}
