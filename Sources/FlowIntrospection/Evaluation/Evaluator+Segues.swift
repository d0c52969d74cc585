import SwiftFacts

/// Segues: what they do, and the code that performs them.
extension Evaluator {
  /// A segue that a caller names, or whose controller a conforming type is.
  static let openSegue = ResolvedType(name: "UIStoryboardSegue")

  // MARK: What a segue does

  /// Emits what the segue does at this place.
  func perform(_ segue: StoryboardIndex.SegueID, at position: Position, _ frame: Frame) {
    let facts = index.storyboards[segue]
    let outer = frame.label
    defer { frame.label = outer }
    if let control = facts.control { frame.label = "tap \"\(control)\"" }
    if facts.kind == "unwind" {
      frame.emit(.dismiss, .none, at: position)
      return
    }
    guard let scene = index.storyboards.destination(of: segue) else {
      lose(facts, of: segue, at: position, frame)
      return
    }
    let values = make(scene, at: position, frame)
    guard !facts.isStructure else { return }
    for value in values where value != .unknown {
      frame.emit(verb(of: facts), value, at: position)
    }
  }

  private func lose(
    _ facts: StoryboardSegue, of segue: StoryboardIndex.SegueID, at position: Position,
    _ frame: Frame
  ) {
    let name = facts.identifier.map { "the segue \"\($0)\"" } ?? "a segue"
    records.lostSegues.insert(
      Records.LostSegue(
        reason: "\(name) leads to a scene that no storyboard that was read has",
        unit: frame.unit.id, position: position))
  }

  func verb(of segue: StoryboardSegue) -> Effect.Verb {
    switch segue.kind {
    case "show", "push": return .push
    case "replace": return .replace
    case "showDetail": return .present("detail")
    case "popover", "popoverPresentation": return .present("popover")
    case "presentation", "modal", "sheet": return .present(style(of: segue))
    case "custom": return segue.customClass.flatMap { customVerb($0) } ?? .push
    default: return .push
    }
  }

  private func style(of segue: StoryboardSegue) -> String {
    switch segue.presentationStyle {
    case "fullScreen", "overFullScreen": "fullScreenCover"
    case "popover": "popover"
    default: "sheet"
    }
  }

  /// What `perform()` of a segue's own class does with the destination.
  private func customVerb(_ name: String) -> Effect.Verb? {
    guard let type = (index.typesBySimpleName[name] ?? []).first else { return nil }
    for unit in index[type].methods["perform"] ?? [] {
      for effect in summary(of: unit).effects {
        switch effect.verb {
        case .push, .present, .replace, .switchRoot: return effect.verb
        default: continue
        }
      }
    }
    return nil
  }

  // MARK: Code that performs segues

  /// `performSegue(withIdentifier:sender:)`; `nil` where the call is another method of the name.
  func performSegue(
    _ arguments: [Argument], on sources: [Value], at position: Position, _ frame: Frame
  ) -> [Value]? {
    guard let identifier = arguments.first, !index.storyboards.storyboards.isEmpty else {
      return nil
    }
    let types = sources.compactMap { $0.type(in: index)?.unwrapped }
    let expected = types.lazy.compactMap { self.segueNames(of: $0, for: identifier.value) }.first
    let names = evaluateText(identifier.value, frame, expected: expected)
    guard names.contains(where: { $0.isOpen || text(of: $0) != nil }) else { return nil }
    evaluateLoosely(Array(arguments.dropFirst()), frame)
    for name in names {
      for source in sources.isEmpty ? [Value.none] : sources {
        settleSegue(
          .instance(
            Self.openSegue,
            [
              Value.Field(name: "source", value: source),
              Value.Field(name: "identifier", value: name),
            ]), at: position, frame)
      }
    }
    return []
  }

  /// The enum in which a controller keeps the names of its segues: `performSegue(.checkout)`.
  private func segueNames(of type: ResolvedType, for name: Expression) -> ResolvedType? {
    let member: String
    switch name.kind {
    case .member(nil, let name, _): member = name
    case .member(let base?, "rawValue", _):
      guard case .member(nil, let name, _) = base.kind else { return nil }
      member = name
    default: return nil
    }
    guard let id = type.id else { return nil }
    let found = index[id].nested.values.sorted().first {
      index[$0].enumCase(named: member) != nil
    }
    return found.map { index.type($0) }
  }

  /// Performs a segue whose controller and name are known by now, or leaves that to the caller.
  func settleSegue(_ segue: Value, at position: Position, _ frame: Frame) {
    guard case .instance(Self.openSegue, let fields) = segue, fields.count == 2 else { return }
    guard !fields[1].value.isOpen else {
      frame.emit(.segue, segue, at: position)
      return
    }
    guard let name = text(of: fields[1].value) else { return }
    let type = fields[0].value.type(in: index)?.unwrapped.id
    let isOpenProtocol =
      fields[0].value.isOpen && type.map { index[$0].kind == .protocol } ?? false
    if isOpenProtocol { frame.emit(.segue, segue, at: position) }
    let segues = segues(named: name, of: type)
    for segue in segues {
      if !frame.unit.isTest { records.performedSegues.insert(segue) }
      perform(segue, at: position, frame)
    }
    if segues.isEmpty, !isOpenProtocol { prepareSegue(name, of: type, at: position, frame) }
  }

  /// The segues of this name: of the controller, those that inherit from it, else of the only one
  /// that has it.
  private func segues(named name: String, of type: TypeID?) -> [StoryboardIndex.SegueID] {
    let storyboards = index.storyboards
    func named(_ scenes: [StoryboardIndex.SceneID]) -> [StoryboardIndex.SegueID] {
      scenes.flatMap { storyboards.segues(of: $0) }.filter { storyboards[$0].identifier == name }
    }
    if let type {
      let family =
        [type] + index.inheritors(of: type) + index.ancestry(of: type).declared.compactMap(\.id)
      let own = named(family.flatMap { storyboards.scenesByType[$0] ?? [] })
      if !own.isEmpty { return own }
    }
    let all = named(storyboards.allScenes)
    let targets = Set(all.map { storyboards.destination(of: $0) })
    return targets.count == 1 ? Array(all.prefix(1)) : []
  }

  /// A segue that no storyboard has: what `prepare(for:sender:)` takes its destination for.
  private func prepareSegue(
    _ name: String, of type: TypeID?, at position: Position, _ frame: Frame
  ) {
    let targets = type.map { PreparedSegues(of: index[$0], in: index).types(for: name) } ?? []
    for target in targets {
      frame.emit(.push, .some(target), at: position)
    }
    if targets.isEmpty, !frame.unit.isTest {
      records.lostSegues.insert(
        Records.LostSegue(
          reason: "performs the segue \"\(name)\", which no storyboard that was read has",
          unit: frame.unit.id, position: position))
    }
  }
}
