/// What subscribers of channels do with what is sent to them.
///
/// A subscriber with values is evaluated like a unit of its own, and stands in the components of the
/// call graph beside the project's units: its number begins where theirs end. So code that sends in a
/// circle is evaluated as often as other recursive code, not once for each sender.
struct SentValues {
  struct Key: Hashable {
    var subscriber: ClosureValue
    var values: [[Value]]
    /// How many times it was sent on already.
    var depth: Int
  }

  /// A subscriber with what it is sent, and who sent it first.
  struct Delivery {
    var key: Key
    var sender: UnitID
    /// What it did when it was last evaluated.
    var effects: Effects?
  }

  /// How often what is sent now was sent on.
  var depth = 0
  private let first: Int
  private var numbers: [Key: Int] = [:]
  private var deliveries: [Delivery] = []

  /// - Parameter first: the number of the first delivery.
  init(from first: Int) { self.first = first }

  func contains(_ id: UnitID) -> Bool { id.index >= first }

  /// The number of a delivery, a new one for one that was not met yet.
  mutating func id(of key: Key, from sender: UnitID) -> UnitID {
    if let known = numbers[key] { return UnitID(index: known) }
    let number = first + deliveries.count
    numbers[key] = number
    deliveries.append(Delivery(key: key, sender: sender))
    return UnitID(index: number)
  }

  subscript(id: UnitID) -> Delivery {
    get { deliveries[id.index - first] }
    set { deliveries[id.index - first] = newValue }
  }
}
