/// Facts stay in memory while a project is looked at: what arrays have spare is given back.
extension FileFacts {
  /// Makes the arrays of declarations no larger than what they hold.
  ///
  /// An array that grows by appending has room for up to twice its elements, and declarations are
  /// large. O(*n*) in their number; what functions' bodies hold is left as it is.
  package mutating func trim() {
    types.trim()
    functions.trim()
    properties.trim()
    statements.trim()
    urlLiterals.trim()
    suspensions.trim()
    conditionals.trim()
    for place in types.indices {
      types[place].cases.trim()
      types[place].properties.trim()
      types[place].functions.trim()
    }
  }
}

extension Array {
  fileprivate mutating func trim() {
    guard capacity > count + count / 8 else { return }
    self = map { $0 }
  }
}
