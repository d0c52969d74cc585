import FlowModel
import SwiftFacts

/// Tabs, contents and children: how the app is put together.
extension GraphLinker {
  // MARK: Tabs

  func linkTabs() {
    let groups = Dictionary(grouping: records.tabs) { $0.unit }
    for (unit, tabs) in groups.sorted(by: { $0.key < $1.key }) {
      guard let owner = index[unit].owner.flatMap({ node(for: $0) }) else { continue }
      if nodes[owner]?.kind == .screen { promote(owner) }
      for tab in tabs.sorted(by: { $0.order < $1.order }) {
        link(tab, of: owner, isFirst: tab.order == 0)
      }
    }
  }

  /// The cases of a selection that a screen shows by a table of their enum.
  func linkTableReads() {
    for read in records.tableReads where roles.sinks[read.subject] == [.tabs] {
      guard let table = index[read.table].owner,
        let owner = index[read.unit].owner.flatMap({ node(for: $0) })
      else { continue }
      for choice in index[table].cases {
        guard let tab = node(for: table, case: choice.name) else { continue }
        connect(
          .declares, owner, tab, trigger: index[read.unit].title, at: nodes[tab]?.location)
      }
    }
  }

  /// The tabs of a tab bar controller, which are named by what they show.
  func linkTabBars() {
    for unit in index.units where !unit.isTest {
      guard let owner = unit.owner, let parent = node(for: owner) else { continue }
      for effect in summaries[unit.id]?.effects ?? [] {
        guard effect.verb == .tabs, effect.unit == unit.id, !effect.target.isOpen else { continue }
        let values = tabControllers(in: effect.target)
        for (order, value) in values.enumerated() {
          let shown =
            nodes(forTarget: value, in: module(of: unit.id)).first {
              nodes[$0.node].map { [.flow, .screen].contains($0.kind) } ?? false
            } ?? flowsStarted(bySelecting: order, of: owner).first.map { ($0, .inferred) }
          guard let shown else { continue }
          if let tab = declaredTab(of: parent, showing: shown.node) {
            note(tab, at: order, of: parent)
            if order == 0, !hasChosenTab(unit) { update(tab) { $0.isInitial = true } }
            continue
          }
          let named = namedTab(at: order, of: values.count)
          guard let tab = named ?? contentTab(of: parent, showing: shown.node, order, effect)
          else { continue }
          if named != nil, order == 0, !hasChosenTab(unit) { update(tab) { $0.isInitial = true } }
          note(tab, at: order, of: parent)
          let place = location(effect.position, in: unit.id)
          connect(.declares, parent, tab, trigger: unit.title, at: place)
          connect(
            .shows, tab, shown.node, trigger: unit.title, confidence: shown.confidence, at: place)
        }
      }
    }
  }

  private func note(_ tab: NodeID, at order: Int, of parent: NodeID) {
    guard tabsInOrder[parent, default: []].count == order else { return }
    tabsInOrder[parent, default: []].append(tab)
  }

  /// The tab that a number stands for, in `selectedIndex = 1`.
  ///
  /// The tabs are those of the type that selects, else of the only tab bar of its module.
  func tab(selectedBy value: Value, in unit: UnitID) -> NodeID? {
    guard case .number(let text) = value, let place = Int(text) else { return nil }
    let owner = index[unit].owner.flatMap { node(for: $0) }
    let own = owner.flatMap { tabsInOrder[$0] }
    let bars = tabsInOrder.filter { nodes[$0.key]?.module == module(of: unit) }
    guard let tabs = own ?? (bars.count == 1 ? bars.first?.value : nil),
      tabs.indices.contains(place)
    else { return nil }
    return tabs[place]
  }

  /// Whether the code that makes the tabs also says which stands first.
  private func hasChosenTab(_ unit: CodeUnit) -> Bool {
    summaries[unit.id]?.effects.contains { $0.verb == .begin } ?? false
  }

  /// A view with tabs owns navigation state, though it declares none.
  private func promote(_ screen: NodeID) {
    update(screen) { node in
      if !node.roles.contains("tabs") { node.roles = (node.roles + ["tabs"]).sorted() }
    }
  }

  private func link(_ tab: Records.Tab, of parent: NodeID, isFirst: Bool) {
    let place = location(tab.position, in: tab.unit)
    let title = index[tab.unit].title
    let shown = tab.contents.compactMap { node(forShown: $0, in: module(of: tab.unit)) }
    var targets: [NodeID] = []
    if let value = tab.value {
      targets = nodes(forTarget: value, in: module(of: tab.unit)).map(\.node)
    }
    if targets.isEmpty, let first = shown.first, let content = nodes[first.node] {
      let parentName = nodes[parent]?.qualifiedName ?? ""
      let id = NodeID("tab:\(module(of: tab.unit))/\(parentName).\(content.name)")
      add(
        Node(
          id: id, kind: .tab, name: content.name,
          qualifiedName: "\(parentName).\(content.name)", module: module(of: tab.unit),
          location: place, isInitial: isFirst && tab.selection == nil))
      targets = [id]
    }
    for target in targets {
      connect(.declares, parent, target, trigger: title, at: place)
      for content in shown {
        connect(.shows, target, content.node, trigger: title, at: place)
      }
    }
  }

  // MARK: Contents

  /// Views built inside others, and screens that a flow builds without moving to them.
  func linkContents() {
    for unit in index.units where !unit.isTest {
      guard let owner = unit.owner else { continue }
      let role = roles.role(of: owner)
      guard role == .screen || role == .flow, let from = node(for: owner) else { continue }
      for effect in summaries[unit.id]?.effects ?? [] {
        switch effect.verb {
        case .construct:
          guard effect.unit == unit.id || index[effect.unit].owner != owner,
            !isTransitionTarget(effect, in: unit.id)
          else { continue }
          contain(effect, in: from, isView: vocabulary.isScreen(owner, in: index))
        case .contain(let outer):
          guard let outer = node(for: outer) else { continue }
          contain(effect, in: outer, isView: true)
        default: break
        }
      }
    }
  }

  private func contain(_ effect: Effect, in container: NodeID, isView: Bool) {
    guard let target = node(forShown: effect.target, in: module(of: effect.unit)),
      let node = nodes[target.node], node.isDeclared, target.node != container
    else { return }
    let isFlow = node.kind == .flow
    // A flow in a flow is its child.
    if isFlow, nodes[container]?.kind == .flow || isFromContainer(effect) { return }
    if !isView {
      // A screen that a coordinator builds and shows in a way of its own.
      let isShown = edges(to: target.node).contains {
        $0.kind.isTransition || $0.kind == .shows || $0.kind == .launch
      }
      if isShown { return }
    }
    connect(
      .contains, container, target.node, trigger: index[effect.unit].title,
      confidence: effect.isDoubtful ? .dynamic : isView ? .certain : .inferred,
      at: location(effect.position, in: effect.unit))
  }

  /// Whether a library's container makes an object for whoever asks.
  private func isFromContainer(_ effect: Effect) -> Bool {
    guard let made = effect.target.type(in: index)?.id else { return false }
    return evaluator.isContainer(index[effect.unit]) && index[made].kind == .class
      && !vocabulary.isScreen(made, in: index)
  }

  // MARK: Children

  /// A flow that makes another is its parent; one that calls back into its parent returns a result.
  func linkChildren() {
    var parents: Set<[NodeID]> = []
    for unit in index.units where !unit.isTest {
      guard let owner = unit.owner, roles.role(of: owner) == .flow || isFolded(owner),
        let flow = node(for: owner)
      else { continue }
      for effect in summaries[unit.id]?.effects ?? [] where effect.verb == .construct {
        guard let target = node(forShown: effect.target, in: module(of: effect.unit)),
          nodes[target.node]?.kind == .flow
        else { continue }
        // What a type makes of itself in a static member is its callers'.
        if target.node == flow, index[effect.unit].isStatic || isFromContainer(effect) { continue }
        // A view that shows itself again is pushed, not owned.
        if target.node == flow, vocabulary.isScreen(owner, in: index) { continue }
        parents.insert([flow, target.node])
        connect(
          .child, flow, target.node, trigger: index[effect.unit].title,
          confidence: effect.isDoubtful ? .dynamic : .certain,
          at: location(effect.position, in: effect.unit))
      }
    }
    parents.formUnion(linkChildrenOfRoutes())
    for unit in index.units where !unit.isTest {
      guard let owner = unit.owner, let from = node(for: owner) else { continue }
      for effect in summaries[unit.id]?.effects ?? [] {
        guard case .call(let callee) = effect.verb, let target = index[callee].owner,
          let to = node(for: target), to != from, nodes[to]?.kind == .flow,
          parents.contains([to, from])
        else { continue }
        connect(
          .returns, from, to, trigger: index[effect.unit].title,
          at: location(effect.position, in: effect.unit))
      }
    }
  }

  private func isFolded(_ type: TypeID) -> Bool {
    roles.folded[type] != nil
  }

  // MARK: What stands first

  /// Marks the values that state begins with.
  func linkInitials() {
    for (property, kinds) in roles.sinks {
      guard let owner = property.owner,
        property.name == "self" || index[owner].properties[property.name] != nil
      else { continue }
      for value in initialValues(of: property) {
        guard kinds.contains(where: { [.stack, .tabs, .root].contains($0) }) else { continue }
        for target in nodes(forTarget: value, in: index[owner].module)
        where target.confidence != .dynamic {
          update(target.node) { $0.isInitial = true }
        }
      }
    }
  }

  private func initialValues(of property: PropertyReference) -> [Value] {
    guard let owner = property.owner else { return [] }
    let initial = index[owner].properties[property.name]?.initialValue
    var values = initial.flatMap { summaries[$0]?.returns } ?? []
    values = values.flatMap { evaluator.flattened($0) }
    for unit in index[owner].initializers {
      for effect in summaries[unit]?.effects ?? [] {
        if case .write(property, _) = effect.verb { values.append(effect.target) }
      }
    }
    values += constructedValues(of: property)
    return values.filter {
      switch $0 {
      case .enumCase, .instance: true
      default: false
      }
    }
  }
}
