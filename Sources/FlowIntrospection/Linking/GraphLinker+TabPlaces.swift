import FlowModel
import SwiftFacts

/// Enums whose cases stand for the places of a tab bar's tabs: `selectedIndex = tab.rawValue`.
extension GraphLinker {
  /// The enum that names the tabs of a bar with so many, if there is only one.
  func findTabPlaces() -> [Int: TypeID] {
    let chosen = records.placeEnums.filter { index[$0].cases.allSatisfy(\.payload.isEmpty) }
    guard !chosen.isEmpty else { return [:] }
    var counts: Set<Int> = []
    for unit in index.units where !unit.isTest {
      for effect in summaries[unit.id]?.effects ?? []
      where effect.verb == .tabs && effect.unit == unit.id && !effect.target.isOpen {
        counts.insert(tabControllers(in: effect.target).count)
      }
    }
    let places = Dictionary(grouping: chosen) { index[$0].cases.count }
    return places.filter { counts.contains($0.key) && $0.value.count == 1 }
      .compactMapValues(\.first)
  }

  /// What a tab bar is given, without the stacks of flows that stand there themselves.
  func tabControllers(in target: Value) -> [Value] {
    let values = evaluator.flattened(target)
    let own = values.filter { !evaluator.isForeignContainer($0) }
    return own.isEmpty ? values : own
  }

  /// The tab that a case names, by its place.
  func namedTab(at place: Int, of count: Int) -> NodeID? {
    guard let id = tabPlaces[count], index[id].cases.indices.contains(place) else { return nil }
    return node(for: id, case: index[id].cases[place].name)
  }

  /// A tab that goes by what it shows.
  func contentTab(
    of parent: NodeID, showing content: NodeID, _ order: Int, _ effect: Effect
  ) -> NodeID? {
    guard let shown = nodes[content], let owner = nodes[parent] else { return nil }
    let name = "\(owner.qualifiedName).\(shown.name)"
    let id = NodeID("tab:\(owner.module)/\(name)")
    add(
      Node(
        id: id, kind: .tab, name: shown.name, qualifiedName: name, module: owner.module,
        location: location(effect.position, in: effect.unit), isInitial: order == 0))
    return id
  }
}
