/// What a library's builders of screens mean that go by a key, a string.
package struct KeyRules: Sendable {
  /// A type of the project that builds the screen for a key.
  struct Builder: Sendable {
    /// The property that is the key.
    var key: String
    /// The property or method that builds the screen.
    var build: String
  }

  /// Supertypes of builders.
  var builders: [String: Builder] = [:]
  /// A library's builders, made with a key and a closure, with the key's label.
  var closures: [String: String] = [:]

  mutating func add(_ other: KeyRules) {
    builders.merge(other.builders) { $1 }
    closures.merge(other.closures) { $1 }
  }
}
