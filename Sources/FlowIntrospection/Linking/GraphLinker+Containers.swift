import FlowModel
import SwiftFacts

/// Views that are containers of navigation, and the destinations that they register.
extension GraphLinker {
  func observeContainers() {
    for type in index.types where vocabulary.isScreen(type.id, in: index) && !type.isTest {
      guard let body = type.properties["body"]?.getter else { continue }
      for call in SteadyViews.calls(in: index[body].body) {
        guard let name = call.name, Self.containerNames.contains(name),
          !call.showsPages
        else { continue }
        var data = ["container": name, "in": index[body].title]
        if hasColumns(call) { data["columns"] = "true" }
        let apart = placesApart(from: call.position, in: body, showing: type.id)
        if !apart.isEmpty { data["apart"] = apart.joined(separator: "\n") }
        observations.append(
          Observation(
            kind: .container, subject: index.subject(of: roles.representative(type.id)), data: data,
            location: location(call.position, in: body)))
      }
    }
    for destination in records.destinations where !destination.isWindow {
      guard let owner = index[destination.unit].owner else { continue }
      observations.append(
        Observation(
          kind: .destination, subject: index.subject(of: roles.representative(owner)),
          data: [
            "type": typeName(destination.type.unwrapped), "in": index[destination.unit].title,
          ], location: location(destination.position, in: destination.unit)))
    }
  }

  /// The places that lead to the screen and that no build holds together with its container, as
  /// `File.swift:12:5`: those in other branches of `#if`.
  private func placesApart(from position: Position, in unit: UnitID, showing screen: TypeID)
    -> [String]
  {
    let regions = index.files[index[unit].file].facts.conditionals
    let own = BuildRequirements(at: Int(position.line), in: regions)
    guard !own.isEmpty, let screen = node(for: screen) else { return [] }
    let ways = edges(to: screen).flatMap { edge in
      edge.kind == .shows ? [edge] + edges(to: edge.from) : [edge]
    }
    let apart = ways.flatMap(\.locations).filter { place in
      guard let file = fileByPath[place.file] else { return false }
      let other = BuildRequirements(at: place.line, in: index.files[file].facts.conditionals)
      return !own.isCompatible(with: other)
    }
    return Set(apart.map { "\($0.file):\($0.line):\($0.column)" }).sorted()
  }

  private static let containerNames: Set<String> = [
    "NavigationSplitView", "NavigationStack", "NavigationView", "TabView",
  ]

  /// Whether what is pushed may appear beside the rest: a split view, or a navigation view with a
  /// sidebar and a detail.
  private func hasColumns(_ call: SteadyViews.Call) -> Bool {
    switch call.name {
    case "NavigationSplitView": true
    case "NavigationView":
      call.contents.count > 1
        || call.modifiers.contains { $0 == "navigationViewStyle" } && !call.isStackStyled
    default: false
    }
  }
}
