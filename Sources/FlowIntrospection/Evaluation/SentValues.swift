/// What subscribers of channels did with what was sent to them.
struct SentValues {
  struct Key: Hashable {
    var subscriber: ClosureValue
    var values: [[Value]]
    /// How many times it was sent on already.
    var depth: Int
  }

  var depth = 0
  private var effects: [Key: Effects] = [:]
  /// More is forgotten, so that memory stays bounded.
  private static let limit = 20_000

  subscript(key: Key) -> Effects? {
    get { effects[key] }
    set {
      if effects.count >= Self.limit { effects = [:] }
      effects[key] = newValue
    }
  }
}
