internal import Foundation
internal import Markup
internal import SwiftFacts

/// Puts a storyboard's facts together while its elements pass by.
struct StoryboardAssembly {
  /// An element that is open, with what the text says of the control that it is.
  private struct Level {
    var name: String
    /// Whether the element is the scene's controller.
    var isController = false
    var control: String?
    /// Segues and actions that began in it: by number, as its title may follow.
    var segues: [Int] = []
    var actions: [Int] = []
  }

  private let lines: LineTable
  private var facts: StoryboardFacts
  private var levels: [Level] = []
  private var scene: StoryboardScene?
  /// Segues and actions of objects that stand before their scene's controller.
  private var looseSegues: [StoryboardSegue] = []
  private var looseActions: [StoryboardAction] = []
  private(set) var isStoryboard = false

  init(path: String, lines: LineTable) {
    self.lines = lines
    let file = path.split(separator: "/").last.map(String.init) ?? path
    facts = StoryboardFacts(path: path, name: (file as NSString).deletingPathExtension)
  }

  mutating func begin(_ element: XMLElement) {
    var level = Level(name: element.name)
    switch element.name {
    case "document":
      isStoryboard = element["type"]?.contains("Storyboard") ?? false
      facts.initialScene = element["initialViewController"]
      facts.isLaunchScreen = element["launchScreen"] == "YES"
    case "scene":
      scene = nil
      looseSegues = []
      looseActions = []
    case "segue": add(segue(element))
    case "action":
      if let selector = element["selector"] { add(action: selector) }
    case "navigationItem":
      if scene?.title == nil, let title = element["title"] { scene?.title = title }
    default:
      if levels.last?.name == "objects", isController(element) {
        level.isController = true
        scene = scene(element)
      } else {
        level.control = title(of: element)
        if let title = titleOfOwner(element) { name(title) }
      }
    }
    levels.append(level)
  }

  mutating func end() {
    guard let level = levels.popLast() else { return }
    if level.name == "scene", var done = scene {
      done.segues += looseSegues
      done.actions += looseActions
      facts.scenes.append(done)
      scene = nil
    }
  }

  mutating func addProblem(_ message: String, at offset: Int) {
    facts.problems.append(Problem(message: message, position: lines.position(of: offset)))
  }

  /// What was read, with the scene that a broken file left open.
  mutating func finish() -> StoryboardFacts {
    while !levels.isEmpty { end() }
    return facts
  }

  // MARK: Scenes

  private func isController(_ element: XMLElement) -> Bool {
    if let member = element["sceneMemberID"] { return member == "viewController" }
    return scene == nil
      && (element.name.hasSuffix("Controller") || element.name == "viewControllerPlaceholder")
  }

  private func scene(_ element: XMLElement) -> StoryboardScene {
    let isReference = element.name == "viewControllerPlaceholder"
    return StoryboardScene(
      id: element["id"] ?? "", element: element.name, customClass: element["customClass"],
      customModule: element["customModule"], identifier: element["storyboardIdentifier"],
      title: element["title"],
      reference: isReference
        ? StoryboardScene.Reference(
          storyboard: element["storyboardName"], identifier: element["referencedIdentifier"])
        : nil,
      position: lines.position(of: element.offset))
  }

  // MARK: Connections

  private func segue(_ element: XMLElement) -> StoryboardSegue {
    StoryboardSegue(
      kind: element["kind"] ?? "show", destination: element["destination"] ?? "",
      identifier: element["identifier"], relationship: element["relationship"],
      presentationStyle: element["modalPresentationStyle"],
      customClass: element["customClass"], unwindAction: element["unwindAction"],
      isManual: isOfController, position: lines.position(of: element.offset))
  }

  /// Whether the connection stands at the controller itself.
  private var isOfController: Bool {
    levels.last?.name == "connections" && levels.dropLast().last?.isController == true
  }

  private mutating func add(_ segue: StoryboardSegue) {
    var segue = segue
    segue.control = levels.last { $0.control != nil }?.control
    looseSegues.append(segue)
    let number = looseSegues.count - 1
    note { $0.segues.append(number) }
  }

  private mutating func add(action selector: String) {
    // `tapNext:` and `tapNextWithSender:` are both `tapNext(_:)` or `tapNext(sender:)` in Swift.
    var name = String(selector.prefix { $0 != ":" })
    if let with = name.range(of: "With", options: .backwards), with.upperBound < name.endIndex {
      name = String(name[..<with.lowerBound])
    }
    let control = levels.last { $0.control != nil }?.control
    looseActions.append(StoryboardAction(method: name, control: control ?? ""))
    let number = looseActions.count - 1
    note { $0.actions.append(number) }
  }

  /// Tells the control that a connection belongs to of it.
  private mutating func note(_ change: (inout Level) -> Void) {
    guard levels.last?.name == "connections", levels.count > 1 else { return }
    change(&levels[levels.count - 2])
  }

  // MARK: Names of controls

  /// The title that an element says of itself.
  private func title(of element: XMLElement) -> String? {
    guard ["barButtonItem", "button", "tabBarItem", "menuItem"].contains(element.name) else {
      return nil
    }
    return element["title"] ?? element["systemItem"]
  }

  /// The title that an element says of the control around it.
  private func titleOfOwner(_ element: XMLElement) -> String? {
    switch element.name {
    case "state": element["title"]
    case "buttonConfiguration", "buttonCell": element["title"]
    default: nil
    }
  }

  /// Gives the innermost open control its title, and the connections that it has already.
  private mutating func name(_ title: String) {
    guard let number = levels.indices.last, levels[number].name == "button",
      levels[number].control == nil, !title.isEmpty
    else { return }
    levels[number].control = title
    for segue in levels[number].segues { looseSegues[segue].control = title }
    for action in levels[number].actions { looseActions[action].control = title }
  }
}
