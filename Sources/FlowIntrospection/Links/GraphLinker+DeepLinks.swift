import DeepLinks
import FlowModel
import SwiftFacts

extension GraphLinker {
  /// Reads URL patterns and follows each to where it lands.
  func linkDeepLinks(_ project: ProjectFacts) {
    let interpreter = LinkInterpreter(
      evaluator: evaluator, roles: roles,
      claimedSchemes: project.claims.filter { $0.kind == .scheme }.map(\.value),
      hops: { [unowned self] in hops(of: $0) })
    let reader = LinkSiteReader(interpreter: interpreter)
    let sites = reader.sites()
    for site in sites where site.isWired { observe(site, isWhole: !interpreter.budget.isCut) }
    let links = sitesByApp(sites).enumerated().flatMap { number, group in
      LinkCombiner.links(of: group.sites.map { named($0, ofApp: number) }).map {
        (link: $0, app: group.app)
      }
    }
    for (order, each) in links.enumerated() { add(each.link, of: each.app, order) }
    observeURLLiterals(interpreter.registrations)
    if interpreter.budget.isCut {
      notices.append(
        Notice(
          message: "some ways through the code that takes links were left out: too many",
          kind: .linksLeftOut))
    }
  }

  private func observe(_ site: LinkSite, isWhole: Bool) {
    let unit = site.position.unit
    var data = ["in": index[unit].title]
    if site.handsOn { data["handsOn"] = "true" }
    if !isWhole { data["isCut"] = "true" }
    let subject =
      index[unit].owner.map { index.subject(of: roles.representative($0)) }
      ?? owner(of: unit).subject
    for entry in site.blocked {
      let owner = owner(of: entry.parser.unit).subject
      observations.append(
        Observation(
          kind: .blockedLink, subject: owner, data: ["pattern": entry.pattern.description],
          location: location(entry.place.position, in: entry.place.unit)))
    }
    observations.append(
      Observation(
        kind: .linkEntry, subject: subject, data: data,
        location: location(site.position.position, in: unit)))
  }

  /// The sites of each app of the tree by themselves: no two apps get the same link at once.
  ///
  /// A package that holds no entry is a group of its own, unless there is only one app.
  private func sitesByApp(_ sites: [LinkSite]) -> [(app: String?, sites: [LinkSite])] {
    let apps = Set(nodes.values.filter { $0.kind == .entry }.map(\.module))
    guard apps.count > 1 else { return [(nil, sites)] }
    let groups = Dictionary(grouping: sites) { site in
      let module = module(of: site.position.unit)
      return apps.contains(module) ? module : ""
    }
    return groups.sorted { $0.key < $1.key }.map { ($0.key.isEmpty ? nil : $0.key, $0.value) }
  }

  /// The site with what tells it from others.
  private func named(_ site: LinkSite, ofApp number: Int) -> LinkSite {
    var site = site
    let unit = index[site.position.unit]
    site.origin = site.isShared ? "views of app \(number + 1)" : "\(unit.title) of \(unit.id.index)"
    return site
  }

  /// What an effect means, without counting its place again.
  private func hops(of effect: Effect) -> [LinkState.Hop] {
    isTrying = true
    defer { isTrying = false }
    return moves(of: effect).map {
      LinkState.Hop(node: $0.node, kind: $0.kind, confidence: $0.confidence)
    }
  }

  private func add(_ link: CombinedLink, of app: String?, _ order: Int) {
    let owner = owner(of: link.entry.parser.unit)
    let pattern = link.entry.pattern
    let id = NodeID("deepLink:\(owner.subject)#\(pattern)")
    let place = location(link.entry.place.position, in: link.entry.place.unit)
    observations += link.entry.origins.sorted().map { origin in
      var data = ["in": origin]
      data["app"] = app
      return Observation(kind: .linkOrigin, subject: id.subject, data: data, location: place)
    }
    guard nodes[id] == nil else { return }
    var description = DeepLinkDescription(
      id: id, pattern: pattern, order: order, location: place)
    description.landings = link.entry.landings.map { way in
      Landing(
        condition: way.conditions.isEmpty ? nil : way.conditions.joined(separator: " && "),
        hops: way.hops.map(\.node), deferredUntil: way.deferredUntil)
    }
    description.isWired = link.isWired
    description.handled =
      !description.landings.isEmpty || link.entry.isHandedOn
      || link.entry.meaning.map(isAnswered) ?? false
    if description.landings.isEmpty { description.value = link.entry.meaning.flatMap(name) }
    deepLinks.append(description)
    if let stray = link.stray, isVisibleToObjectiveC(index[stray]) {
      observations.append(
        Observation(kind: .openParser, subject: id.subject, location: place))
    }
    add(
      Node(
        id: id, kind: .deepLink, name: description.pattern, qualifiedName: description.pattern,
        module: owner.module, location: place))
    for way in zip(link.entry.landings, description.landings) {
      for (order, hop) in way.0.hops.enumerated() {
        connect(
          .opens, id, hop.node, condition: way.1.condition, order: order,
          confidence: hop.confidence, at: place)
      }
    }
  }

  private func isVisibleToObjectiveC(_ unit: CodeUnit) -> Bool {
    ["objc", "IBAction", "IBSegueAction"].contains { name in
      unit.attributes.contains { $0.name == name }
    } || unit.owner.map { index[$0].hasAttribute("objcMembers") } ?? false
  }

  /// The type, file or function that reads the link.
  private func owner(of unit: UnitID) -> (subject: String, module: String) {
    let unit = index[unit]
    let module = index.files[unit.file].module
    if let owner = unit.owner { return (index.subject(of: owner), index[owner].module) }
    return ("\(module)/\(unit.name.isEmpty ? index.fileStem(unit.file) : unit.name)", module)
  }

  /// Whether some code does something with what a link means, though it leads the user nowhere.
  private func isAnswered(_ meaning: LinkValue) -> Bool {
    switch meaning {
    case .enumCase(let id, let name, _):
      return handledCases.files(of: name).contains { signatures.speaks(of: id, file: $0) }
    // An object that was made of parts of the link is no verdict that waits for a handler.
    case .instance: return true
    case .tuple(let fields): return fields.contains { isAnswered($0.value) }
    default: return false
    }
  }

  /// What the parser makes of the link, `DeepLink.history`.
  private func name(of value: LinkValue) -> String? {
    switch value {
    case .enumCase(let id, let name, _): "\(index[id].qualifiedName).\(name)"
    case .instance(let type, _): type.name
    case .tuple(let fields): fields.lazy.compactMap { self.name(of: $0.value) }.first
    default: nil
    }
  }
}
