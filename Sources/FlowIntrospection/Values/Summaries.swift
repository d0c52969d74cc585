/// The summaries of all units, by number.
package struct Summaries {
  private var list: [Summary?]

  init(count: Int) { list = [Summary?](repeating: nil, count: count) }

  package internal(set) subscript(id: UnitID) -> Summary? {
    get { list[id.index] }
    set { list[id.index] = newValue }
  }

  /// Those that are known, in the order of the units.
  package var values: some Sequence<Summary> { list.lazy.compactMap { $0 } }

  /// The units whose summaries are known, in order.
  package var units: some Sequence<UnitID> {
    list.indices.lazy.filter { list[$0] != nil }.map { UnitID(index: $0) }
  }
}
