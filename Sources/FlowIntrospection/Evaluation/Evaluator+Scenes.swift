import SwiftFacts

/// Scenes of storyboards as values: `UIStoryboard(name:bundle:)` and what is made out of it.
extension Evaluator {
  /// A scene whose storyboard or identifier the caller gives.
  static let openScene = ResolvedType(name: "UIStoryboard.Scene")
  private static let storyboardType = "UIStoryboard"

  /// The value of a declaration that stands for a part of a storyboard, `nil` for a real macro.
  func evaluateStoryboardMacro(
    _ name: String, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value]? {
    guard
      [StoryboardMacro.sceneName, StoryboardMacro.segueName, StoryboardMacro.tabsName]
        .contains(name)
    else { return nil }
    let numbers = StoryboardMacro.numbers(in: arguments)
    guard numbers.count >= 2 else { return [.unknown] }
    let scene = StoryboardIndex.SceneID(storyboard: numbers[0], number: numbers[1])
    switch name {
    case StoryboardMacro.segueName where numbers.count == 3:
      perform(
        StoryboardIndex.SegueID(scene: scene, number: numbers[2]), at: position, frame)
      return []
    case StoryboardMacro.tabsName:
      emitTabs(of: scene, at: position, frame)
      return []
    default:
      return make(scene, at: position, frame)
    }
  }

  private func emitTabs(
    of scene: StoryboardIndex.SceneID, at position: Position, _ frame: Frame
  ) {
    let tabs = index.storyboards.segues(of: scene).filter { index.storyboards[$0].isTab }
    let values = tabs.map { segue in
      index.storyboards.destination(of: segue).map { value(of: $0) } ?? .unknown
    }
    frame.emit(.tabs, .array(values), at: position)
  }

  // MARK: Making scenes

  /// The controller that the system makes of a scene.
  func value(of scene: StoryboardIndex.SceneID) -> Value {
    if let type = index.storyboards.shownType(of: scene) {
      return .instance(index.type(type), [])
    }
    return .instance(ResolvedType(name: index.storyboards[scene].baseClass), [])
  }

  /// The scene's controller, made here.
  func make(_ scene: StoryboardIndex.SceneID, at position: Position, _ frame: Frame) -> [Value] {
    guard let target = index.storyboards.destination(of: scene) else { return [.unknown] }
    let value = value(of: target)
    if case .instance(let type, _) = value, type.id == nil { return [value] }
    return made(value, at: position, frame)
  }

  /// `UIStoryboard(name: …, bundle: …)`, with what is known of its name.
  func constructStoryboard(
    _ type: ResolvedType, _ arguments: [Argument], _ frame: Frame
  ) -> [Value]? {
    guard type.name == Self.storyboardType, !index.storyboards.storyboards.isEmpty,
      let first = arguments.first
    else { return nil }
    let names =
      first.label == "name"
      ? ownCase(namedBy: first.value, frame) ?? evaluateText(first.value, frame)
      // An initialiser of the project's own, `UIStoryboard(.checkout)`.
      : evaluate(first.value, frame).compactMap { storyboardName($0) }
    evaluateLoosely(Array(arguments.dropFirst()), frame)
    guard !names.isEmpty else { return nil }
    return names.map { .instance(type, [Value.Field(name: "name", value: $0)]) }
  }

  /// The case of an enum of storyboards, `UIStoryboard(name: name, bundle: nil)` in a method of it:
  /// which name is meant, only who has the case knows.
  private func ownCase(namedBy expression: Expression, _ frame: Frame) -> [Value]? {
    guard case .parameter(Value.selfNumber, let type)? = frame.selfValue, !frame.unit.isStatic,
      let id = type.id, index[id].kind == .enum, let name = expression.ownMemberName,
      index[id].properties[name]?.getter != nil
    else { return nil }
    return [.parameter(Value.selfNumber, type)]
  }

  /// A storyboard that a case goes by the name of, whatever the initialiser makes of the case.
  private func storyboardName(_ value: Value) -> Value? {
    guard case .enumCase(_, let name, _) = value else { return nil }
    let capitalized = name.prefix(1).uppercased() + name.dropFirst()
    let texts: [String] = [text(of: value) ?? name, name, capitalized]
    let known = texts.first { text in
      index.storyboards.storyboards.contains { $0.facts.name == text }
    }
    return known.map { .string($0) }
  }

  /// `instantiateViewController(withIdentifier:)` and its kin, `nil` where no storyboard is known
  /// to have the scene.
  func instantiateScene(
    _ name: String, on values: [Value], _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    guard vocabulary.instantiations.contains(name), !index.storyboards.storyboards.isEmpty else {
      return nil
    }
    let names = values.compactMap { value -> Value? in
      guard case .instance(let type, let fields) = value, type.name == Self.storyboardType else {
        return nil
      }
      return fields.first?.value
    }
    let isInitial = name.contains("Initial")
    let identifiers =
      isInitial
      ? [Value.none] : arguments.first.map { evaluateText($0.value, frame) } ?? []
    evaluateLoosely(isInitial ? arguments : Array(arguments.dropFirst()), frame)
    var result: [Value] = []
    for storyboard in names.isEmpty ? [Value.none] : names {
      for identifier in identifiers {
        let open = Value.instance(
          Self.openScene,
          [
            Value.Field(name: "storyboard", value: storyboard),
            Value.Field(name: "identifier", value: identifier),
          ])
        result = result.union(
          open.isOpen ? [open] : settle(open, at: position, frame))
      }
    }
    let known = result.filter { $0 != .unknown }
    return known.isEmpty ? nil : known
  }

  /// What a function gives back, the caller's values filled in and its scenes made.
  func returned(
    by summary: Summary, _ passing: Passing, at position: Position, _ frame: Frame
  ) -> [Value] {
    summary.returns.flatMap { substitute($0, passing) }
      .flatMap { $0.isOpenScene ? settle($0, at: position, frame) : [$0] }
  }

  /// The scene that an open one has become, its storyboard and identifier filled in.
  func settle(_ scene: Value, at position: Position, _ frame: Frame) -> [Value] {
    guard case .instance(Self.openScene, let fields) = scene, fields.count == 2 else {
      return [scene]
    }
    guard !scene.isOpen else { return [scene] }
    let module = index.files[frame.unit.file].module
    let storyboards = index.storyboards
    let numbers: [Int]
    switch fields[0].value {
    case .none: numbers = Array(storyboards.storyboards.indices)
    case let value:
      guard let name = text(of: value) ?? storyboardName(value).flatMap({ text(of: $0) }) else {
        return [.unknown]
      }
      numbers = storyboards.storyboards(named: name, for: module)
    }
    if fields[1].value == .none {
      guard numbers.count == 1, let scene = storyboards.initialScene(of: numbers[0]) else {
        return [.unknown]
      }
      return make(scene, at: position, frame)
    }
    guard let identifier = text(of: fields[1].value) else { return [.unknown] }
    let found = storyboards.scenes(identified: identifier, in: numbers)
    let own = found.filter { scene in
      frame.selfType?.id.map { type in
        storyboards.scenesByType[type, default: []].contains {
          $0.storyboard == scene.storyboard
        }
      } ?? false
    }
    let scenes = own.isEmpty ? found : own
    let targets = Set(scenes.compactMap { storyboards.destination(of: $0) })
    guard targets.count == 1, let scene = targets.first else { return [.unknown] }
    return make(scene, at: position, frame)
  }
}

extension Value {
  /// Whether it is a scene whose storyboard or identifier is not known yet.
  var isOpenScene: Bool {
    if case .instance(Evaluator.openScene, _) = self { true } else { false }
  }
}
