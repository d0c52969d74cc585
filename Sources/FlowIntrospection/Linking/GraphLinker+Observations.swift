import FlowModel
import SwiftFacts

/// What rules need of the source beyond nodes and edges.
extension GraphLinker {
  func observe() {
    observeMakings()
    observePossibleMakings()
    observePropertyRoutes()
    observeStacks()
    observeChildren()
    observeKeeping()
    observeCaptures()
    observeSubscriptions()
    observeBodies()
    observeOutsideWrites()
    observePops()
    observeCompletions()
    observeTraits()
    observeConstructions()
    observeMentions()
    observeForScreenRules()
  }

  private func observeForScreenRules() {
    observeEmptyDestinations()
    observeContainers()
    observeUnboundState()
    observeRootSwitches()
    observeDecodedEnums()
    observeStoredEnums()
    observeFlowSizes()
    observeSelfContained()
    observeTests()
  }

  private func observeMakings() {
    for unit in index.units where !unit.isTest {
      for effect in summaries[unit.id]?.effects ?? [] where effect.verb == .make {
        guard effect.unit == unit.id else { continue }
        for node in nodes(made: effect.target) {
          observations.append(
            Observation(
              kind: .makesRoute, subject: node.subject, data: ["in": unit.title],
              location: location(effect.position, in: unit.id)))
        }
      }
    }
    for (type, ways) in records.anyCases where roles.isRouteType(type) {
      for way in ways.sorted() {
        observations.append(
          Observation(
            kind: .makesAnyCase, subject: index.subject(of: type), data: ["via": way]))
      }
    }
    // Users choose every place of a tab bar, whichever of them the code names.
    for type in tabPlaces.values.sorted() where records.anyCases[type] == nil {
      observations.append(
        Observation(
          kind: .makesAnyCase, subject: index.subject(of: type), data: ["via": "tab bar"]))
    }
  }

  /// The routes that a value is: a case, or a text that is a key.
  private func nodes(made value: Value) -> [NodeID] {
    switch value {
    case .enumCase(let id, let name, _): node(for: id, case: name).map { [$0] } ?? []
    case .string(let text): nodes(forKey: text)
    default: []
    }
  }

  /// Screens and flows that are made somewhere, but how they are shown was not understood.
  private func observeConstructions() {
    let led = Set(edges.filter { $0.from != $0.to }.map(\.to))
    for unit in index.units where !unit.isTest {
      for effect in summaries[unit.id]?.effects ?? [] where effect.verb == .construct {
        guard effect.unit == unit.id,
          let made = node(forShown: effect.target, in: module(of: unit.id))?.node,
          !led.contains(made)
        else { continue }
        observations.append(
          Observation(
            kind: .constructs, subject: made.subject, data: ["in": unit.title],
            location: location(effect.position, in: unit.id)))
      }
    }
  }

  private func observeStacks() {
    for stack in records.stacks {
      guard let owner = index[stack.unit].owner else { continue }
      let types = registeredTypes(of: stack).map(typeName).sorted()
      let subject = stack.path.flatMap(source)?.owner ?? owner
      observations.append(
        Observation(
          kind: .stack, subject: index.subject(of: roles.representative(subject)),
          data: [
            "destinations": types.joined(separator: ","),
            "complete": isUnderstood(stack) ? "true" : "false",
            "path": stack.path.map(\.name) ?? "",
          ], location: location(stack.position, in: stack.unit)))
    }
    let stacks = stacksByView()
    for unit in index.units where !unit.isTest {
      for effect in summaries[unit.id]?.effects ?? [] {
        if effect.verb == .push, effect.unit == unit.id { observeLink(effect, in: unit, stacks) }
        guard effect.unit == unit.id, case .write(let property, .append(style: nil)) = effect.verb,
          let owner = source(of: property)?.owner, roles.sinks[property]?.contains(.stack) == true,
          let type = effect.target.type(in: index)?.unwrapped, effect.target.isSettled
        else { continue }
        observations.append(
          Observation(
            kind: .pushesValue, subject: index.subject(of: roles.representative(owner)),
            data: ["type": typeName(type), "value": text(effect.target), "in": unit.title],
            location: location(effect.position, in: unit.id)))
      }
    }
  }

  /// A value that a link carries, for each stack in which the link can stand.
  private func observeLink(
    _ effect: Effect, in unit: CodeUnit, _ stacks: [TypeID: [Records.Stack]]
  ) {
    guard let owner = unit.owner, let type = effect.target.type(in: index)?.unwrapped,
      effect.target.isSettled, node(forShown: effect.target, in: module(of: unit.id)) == nil
    else { return }
    guard let stacks = stacks[owner] else { return }
    let chooses = choosingLinks.contains(effect.position, in: unit, index)
    for stack in stacks {
      guard let host = stack.path.flatMap(source)?.owner ?? index[stack.unit].owner else {
        continue
      }
      var data = [
        "type": typeName(type), "value": text(effect.target), "in": unit.title, "link": "true",
      ]
      if chooses { data["selection"] = "true" }
      observations.append(
        Observation(
          kind: .pushesValue, subject: index.subject(of: roles.representative(host)), data: data,
          location: location(effect.position, in: unit.id)))
    }
  }

  /// The stacks in which each view can stand.
  private func stacksByView() -> [TypeID: [Records.Stack]] {
    var result: [TypeID: [Records.Stack]] = [:]
    for stack in records.stacks {
      for view in contents(of: stack).views { result[view, default: []].append(stack) }
    }
    return result
  }

  /// Whether every view of the stack is declared here, so that no destination can hide.
  private func isUnderstood(_ stack: Records.Stack) -> Bool {
    // A root that is written in place, a `List`, has its destinations in the host itself.
    stack.roots.allSatisfy { value in
      guard let id = value.type(in: index)?.id else { return false }
      return index[id].isDeclared
    }
  }

  func typeName(_ type: ResolvedType) -> String {
    type.id.map { index.subject(of: $0) } ?? type.name
  }

  private func text(_ value: Value) -> String {
    switch value {
    case .enumCase(let id, let name, _): "\(index[id].qualifiedName).\(name)"
    default: value.type(in: index)?.name ?? ""
    }
  }

  // MARK: Directives and problems

  /// `// flowviz:ignore rule, rule - reason`.
  func suppressions() -> [Suppression] {
    index.files.flatMap { file in
      file.facts.directives.compactMap { directive -> Suppression? in
        guard let scope = Suppression.Scope(directiveName: directive.name) else { return nil }
        // The blank lets a reason stand without rules before it.
        let parts = " \(directive.text)".split(
          separator: " - ", maxSplits: 1, omittingEmptySubsequences: false)
        let rules = (parts.first ?? "").split { ", ".contains($0) }.map(String.init)
        return Suppression(
          rules: rules, scope: scope,
          reason: parts.count > 1 ? parts[1].trimmingSpaces : nil,
          location: SourceLocation(
            file: file.facts.path, line: Int(directive.position.line),
            column: Int(directive.position.column)),
          firstLine: directive.firstLine, lastLine: directive.lastLine)
      }
    }
  }

  /// Methods that the configuration describes and no code calls.
  func unusedMethods() -> [Notice] {
    vocabulary.project.entries.filter { !records.usedMethods.contains($0.method.text) }.map {
      Notice(
        message: "the vocabulary names '\($0.method.text)', but no code calls such a method",
        location: $0.location)
    }
  }

  /// What the reader could not read.
  func problems() -> [Notice] {
    index.files.flatMap { file in
      file.facts.problems.map { problem in
        Notice(
          message: problem.message,
          location: SourceLocation(
            file: file.facts.path, line: Int(problem.position.line),
            column: Int(problem.position.column)),
          kind: .unread)
      }
    }
  }
}

extension Suppression.Scope {
  fileprivate init?(directiveName: String) {
    switch directiveName {
    case "ignore": self = .next
    case "ignore:this": self = .this
    case "ignore:file": self = .file
    default: return nil
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
