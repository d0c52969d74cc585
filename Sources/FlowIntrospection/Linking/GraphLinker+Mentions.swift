import FlowModel
import SwiftFacts

/// Types that code names in ways of which nobody can say what they lead to.
///
/// That a flow or screen is never created is only certain if nothing names it: no cell that is
/// registered by its class, no static member, no nib of its name or that an outlet is connected to, no
/// subclass that is created in its place.
extension GraphLinker {
  func observeMentions() {
    let reachability = Reachability(graphSoFar)
    var wanted: [String: [TypeID]] = [:]
    for type in index.types where !type.isTest {
      guard [.flow, .screen].contains(roles.role(of: type.id)),
        roles.representative(type.id) == type.id, let node = node(for: type.id),
        reachability[node] == .unreached
      else { continue }
      wanted[type.name, default: []].append(type.id)
      if isOpenToOtherMakers(type) { note(type.id, in: "") }
      for heir in index.inheritors(of: type.id) {
        note(type.id, in: "\(index[heir].qualifiedName).init")
      }
    }
    guard !wanted.isEmpty else { return }
    for type in index.types where !type.isTest {
      for property in type.propertyOrder.compactMap({ type.properties[$0] }) {
        // The nib or storyboard that connects an outlet makes what it shows.
        guard property.attribute("IBOutlet") != nil,
          let name = property.declaration.type?.unwrapped.simpleName
        else { continue }
        for outlet in wanted[name] ?? [] where !isPart(type.id, of: outlet) {
          note(outlet, in: "\(type.qualifiedName).\(property.name)")
        }
      }
    }
    for unit in index.units where unit.original == nil {
      unit.body.forEachExpression { expression in
        guard let name = Self.mentioned(expression), let types = wanted[name] else { return }
        for type in types where !isPart(unit.owner, of: type) {
          guard !unit.isTest || isKept(index[type], in: unit.file) else { continue }
          note(type, in: unit.title)
        }
      }
    }
  }

  /// Whether the file keeps the type to itself: where its preview alone names the type, it is there
  /// for that.
  private func isKept(_ type: TypeSymbol, in file: Int) -> Bool {
    type.file == file && (type.access == .private || type.access == .fileprivate)
  }

  /// Whether Objective-C or a nib, which are not read, may make the type.
  private func isOpenToOtherMakers(_ type: TypeSymbol) -> Bool {
    type.hasAttribute("objc") || type.hasAttribute("objcMembers")
      || index.ancestry(of: type.id).external.contains { base in
        let name = base.simpleName
        return ["UI", "NS"].contains { name.hasPrefix($0) }
          && ["View", "Cell", "Control", "Button"].contains { name.hasSuffix($0) }
      }
  }

  private var graphSoFar: FlowGraph {
    FlowGraph(
      project: ProjectSummary(name: "", fileCount: 0, parsedFileCount: 0, lineCount: 0),
      nodes: Array(nodes.values), edges: edges, observations: observations)
  }

  private func note(_ type: TypeID, in declaration: String) {
    observations.append(
      Observation(
        kind: .constructs, subject: index.subject(of: type), data: ["in": declaration],
        location: index.location(of: index[type])))
  }

  /// The name of the type that an expression may speak of.
  private static func mentioned(_ expression: Expression) -> String? {
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _): name
    case .type(let type): type.simpleName
    case .string(let segments):
      if segments.count == 1, case .text(let text) = segments[0] { text } else { nil }
    default: nil
    }
  }

  /// Whether the code belongs to the type itself.
  private func isPart(_ owner: TypeID?, of type: TypeID) -> Bool {
    var current = owner
    while let id = current {
      if id == type { return true }
      current = index[id].parent
    }
    return false
  }
}
