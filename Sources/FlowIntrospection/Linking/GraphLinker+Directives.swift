import FlowModel
import SwiftFacts

/// What comments say of types, cases and properties; what they say of functions, evaluation heeds.
extension GraphLinker {
  /// Enums whose cases are roots because a comment says so.
  func classifyDirectedRoots() {
    for directive in index.directives.all where directive.verb == .root {
      switch directive.subject {
      case .type(let type), .enumCase(let type, _):
        if index[type].kind == .enum { rootTypes.insert(type) }
      case .unit, .property: break
      }
    }
  }

  func linkDirectives() {
    for directive in index.directives.all {
      switch (directive.verb, directive.subject) {
      case (.root, .type(let type)) where index[type].kind == .enum:
        _ = caseNodes(of: type)
      case (.root, .type(let type)):
        guard let node = nodeOrNotice(type, directive) else { continue }
        launch(node, directive)
      case (.root, .enumCase(let type, let name)):
        if let node = node(for: type, case: name) { update(node) { $0.isInitial = true } }
      case (.shows, .enumCase(let type, let name)):
        guard let route = node(for: type, case: name) else {
          note("no route stands for '\(index[type].qualifiedName).\(name)'", directive)
          continue
        }
        connect(.shows, route, to: directive)
      case (.shows, .type(let type)):
        guard let node = nodeOrNotice(type, directive) else { continue }
        connect(.contains, node, to: directive)
      case (let verb, .type(let type)):
        guard let effect = verb.effect, let node = nodeOrNotice(type, directive) else { continue }
        move(node, effect, directive)
      default: break
      }
    }
    notices += index.directives.notices
  }

  private func nodeOrNotice(_ type: TypeID, _ directive: FlowDirective) -> NodeID? {
    if let node = node(for: type) { return node }
    note("'\(index[type].qualifiedName)' is no screen, flow or entry", directive)
    return nil
  }

  private func note(_ reason: String, _ directive: FlowDirective) {
    notices.append(
      Notice(
        message: "'flowviz:\(directive.verb.rawValue)' has no effect: \(reason)",
        location: place(of: directive)))
  }

  private func place(of directive: FlowDirective) -> SourceLocation {
    index.location(directive.position, in: directive.file)
  }

  private func launch(_ node: NodeID, _ directive: FlowDirective) {
    let entries = nodes.values.filter { $0.kind == .entry }.sorted { $0.id < $1.id }
    let own = entries.filter { $0.module == nodes[node]?.module }
    for entry in own.isEmpty ? entries : own where entry.id != node {
      connect(.launch, entry.id, node, at: place(of: directive))
    }
    update(node) { $0.isInitial = true }
  }

  private func connect(_ kind: EdgeKind, _ from: NodeID, to directive: FlowDirective) {
    let module = index.files[directive.file].module
    for target in directive.targets.flatMap({ nodes(forTarget: $0, in: module) }) {
      connect(kind, from, target.node, at: place(of: directive))
    }
  }

  private func move(_ from: NodeID, _ verb: Effect.Verb, _ directive: FlowDirective) {
    let module = index.files[directive.file].module
    for target in directive.targets.flatMap({ nodes(forTarget: $0, in: module) }) {
      let (kind, style) = way(of: verb, target.node)
      connect(kind, from, target.node, style: style, at: place(of: directive))
    }
  }

  private func way(of verb: Effect.Verb, _ target: NodeID) -> (EdgeKind, String?) {
    switch verb {
    case .present(let style): (.present, style)
    case .replace: (.replace, nil)
    case .select: (.select, nil)
    case .route: wayOfShowing(target)
    default: (.push, nil)
    }
  }
}
