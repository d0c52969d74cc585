import FlowIntrospection

extension ProjectVocabulary {
  /// Reads `{ "push": ["MyRouter.go(to:)"] }`: methods that move the user, by what they do.
  init(_ node: ConfigurationNode) throws(ConfigurationError) {
    self.init()
    for (name, methods) in try node.members(known: Verb.allCases.map(\.rawValue)) {
      guard let verb = Verb(rawValue: name) else { continue }
      for (text, place) in try methods.texts() {
        guard let method = MethodSelector(text) else {
          throw place.error(
            "'\(text)' names no method; write it as 'Router.go(to:)' or 'Router.open(_:animated:)'")
        }
        entries.append(Entry(verb, method, at: place.location))
      }
    }
  }
}
