/// The strongly connected components of the call graph that evaluation is in, after Tarjan (1972).
///
/// The graph is not known beforehand: a call is an edge once evaluation meets it. A unit is *open*
/// from its first evaluation until the component that it belongs to has settled.
struct OpenComponents {
  /// A summary that was read before it was settled, and how often it had changed by then.
  struct Read {
    var unit: UnitID
    var version: Int32
  }

  private static let untouched: Int32 = -1
  private static let settled: Int32 = .max

  /// When a unit was first met; `untouched` and `settled` otherwise.
  private var order: [Int32]
  /// The earliest open unit that a unit leads to.
  private var low: [Int32]
  /// How often a unit's summary changed.
  private var version: [Int32]
  private var count: Int32 = 0
  /// The open units in the order in which they were met.
  private(set) var open: [UnitID] = []
  /// The units whose bodies are being evaluated, innermost last.
  private var path: [UnitID] = []
  /// What open units read of other open ones when they were last evaluated.
  private var reads: [UnitID: [Read]] = [:]

  init(count: Int) {
    order = .init(repeating: Self.untouched, count: count)
    low = .init(repeating: 0, count: count)
    version = .init(repeating: 0, count: count)
  }

  /// Makes room for what is met only on the way.
  mutating func grow(to count: Int) {
    let more = count - order.count
    guard more > 0 else { return }
    order += repeatElement(Self.untouched, count: more)
    low += repeatElement(0, count: more)
    version += repeatElement(0, count: more)
  }

  func isSettled(_ unit: UnitID) -> Bool { order[unit.index] == Self.settled }
  func isUntouched(_ unit: UnitID) -> Bool { order[unit.index] == Self.untouched }

  /// Opens a unit and returns its place among the open ones.
  mutating func open(_ unit: UnitID) -> Int {
    order[unit.index] = count
    low[unit.index] = count
    count += 1
    open.append(unit)
    return open.count - 1
  }

  mutating func beginBody(of unit: UnitID) {
    path.append(unit)
    reads[unit] = nil
  }

  mutating func endBody() { path.removeLast() }

  /// Notes that the body under way took what is known of an open unit so far.
  mutating func read(_ unit: UnitID) {
    guard let reader = path.last else { return }
    reads[reader, default: []].append(Read(unit: unit, version: version[unit.index]))
    low[reader.index] = min(low[reader.index], low[unit.index])
  }

  mutating func noteChange(of unit: UnitID) { version[unit.index] += 1 }

  /// Whether a unit leads to none that was met before it: its component is complete.
  func isRoot(_ unit: UnitID) -> Bool { low[unit.index] == order[unit.index] }

  /// Whether a unit read a summary that has changed since.
  func isStale(_ unit: UnitID) -> Bool {
    (reads[unit] ?? []).contains { $0.version != version[$0.unit.index] }
  }

  /// The units whose summaries have changed since a unit read them.
  func staleReads(of unit: UnitID) -> [UnitID] {
    (reads[unit] ?? []).lazy.filter { $0.version != version[$0.unit.index] }.map(\.unit)
  }

  /// Settles the open units from a place on, and returns them.
  mutating func settle(from place: Int) -> [UnitID] {
    let units = Array(open[place...])
    for unit in units {
      order[unit.index] = Self.settled
      reads[unit] = nil
    }
    open.removeSubrange(place...)
    return units
  }

  /// Takes a settled unit for one that was not met.
  mutating func forget(_ unit: UnitID) {
    order[unit.index] = Self.untouched
    version[unit.index] = 0
  }

  /// Settles a unit that was not met, as what it does is known from elsewhere.
  mutating func settle(_ unit: UnitID) { order[unit.index] = Self.settled }
}
