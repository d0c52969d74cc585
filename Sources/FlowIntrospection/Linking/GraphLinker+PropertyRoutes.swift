import FlowModel
import SwiftFacts

/// Libraries whose routes are properties of a coordinator.
extension GraphLinker {
  /// The node of a property that is a route, tab or root.
  func node(forRoute reference: PropertyReference) -> NodeID? {
    guard let owner = reference.owner, !index[owner].isTest,
      let route = vocabulary.propertyRoute(reference, in: index)
    else { return nil }
    let symbol = index[owner]
    let subject = index.subject(of: owner, caseName: reference.name)
    let id = NodeID("\(route.kind.rawValue):\(subject)")
    guard nodes[id] == nil else { return id }
    let parameters = evaluator.propertyRouteFactories(reference).first.map { index[$0].parameters }
    add(
      Node(
        id: id, kind: route.kind, name: reference.name,
        qualifiedName: "\(symbol.qualifiedName).\(reference.name)", module: symbol.module,
        location: index.location(route.symbol.declaration.position, in: route.symbol.file),
        owner: symbol.qualifiedName,
        payload: (parameters ?? []).map { PayloadElement(label: $0.label, type: $0.type.text) },
        isPublic: symbol.access == .public || symbol.access == .open))
    return id
  }

  /// Joins coordinators with their properties, and those with what their factories make.
  func linkPropertyRoutes() {
    for type in index.types where vocabulary.ownsPropertyRoutes(type.id, in: index) {
      guard !type.isTest, let flow = node(for: type.id) else { continue }
      for name in type.propertyOrder {
        let reference = PropertyReference(owner: type.id, name: name)
        guard let route = vocabulary.propertyRoute(reference, in: index),
          let node = node(forRoute: reference)
        else { continue }
        connect(.declares, flow, node, at: nodes[node]?.location)
        for factory in evaluator.propertyRouteFactories(reference) {
          link(node, with: factory, style: route.style)
        }
      }
    }
  }

  private func link(_ route: NodeID, with factory: UnitID, style: String?) {
    let module = module(of: factory)
    guard let summary = summaries[factory] else { return }
    var shown = summary.returns.compactMap { node(forShown: $0, in: module) }
    if shown.isEmpty {
      shown = summary.effects.filter { $0.verb == .construct }
        .compactMap { node(forShown: $0.target, in: module) }
    }
    if shown.isEmpty { shown = summary.returns.flatMap { nodes(forTarget: $0, in: module) } }
    for target in shown {
      connect(
        .shows, route, target.node, style: style, trigger: index[factory].title,
        confidence: target.confidence, at: location(index[factory].position, in: factory))
    }
  }

  /// Where the code names a property's route.
  func observePropertyRoutes() {
    for unit in index.units where !unit.isTest {
      for effect in summaries[unit.id]?.effects ?? [] where effect.verb == .make {
        guard case .property(let reference, _) = effect.target, effect.unit == unit.id,
          let node = node(forRoute: reference)
        else { continue }
        observations.append(
          Observation(
            kind: .makesRoute, subject: node.subject, data: ["in": unit.title],
            location: location(effect.position, in: unit.id)))
      }
    }
  }
}
