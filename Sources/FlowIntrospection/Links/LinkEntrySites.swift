import SwiftFacts

/// Finds where the system hands links, activities, payloads and shortcuts to the app.
struct LinkEntrySites {
  let interpreter: LinkInterpreter
  var index: SymbolIndex { interpreter.index }

  struct Site {
    var place: LinkState.Place
    var states: [LinkState]
    var isShared = false
    var handsOn = false
  }

  func sites() -> [Site] {
    let delegates = givenLinks()
    // Each delegate's method is run once more without a link, and parsers that nobody calls follow.
    let intents = intentMethods()
    interpreter.budget.placesLeft =
      interpreter.evaluator.records.entrySites.count + delegates.count * 2 + intents.count + 1
    return modifierSites() + delegateSites(delegates) + intentSites(intents)
  }

  private func begin() {
    interpreter.begin()
    interpreter.budget.placesLeft -= 1
  }

  // MARK: Modifiers

  private func modifierSites() -> [Site] {
    let recorded = interpreter.evaluator.records.entrySites.sorted {
      (index[$0.unit].file, $0.position) < (index[$1.unit].file, $1.position)
    }
    return recorded.compactMap { site in
      guard let closure = site.closure else { return nil }
      let unit = index[site.unit]
      let place = LinkState.Place(unit: site.unit, position: site.position)
      interpreter.current = place
      begin()
      var frame = interpreter.frame(for: unit)
      frame.stack = [unit.id]
      var state = LinkState()
      if let type = frame.selfType { state.locals["self"] = interpreter.open(type, "self") }
      // What views do with any link that somebody taps says nothing of the app's own.
      let states = interpreter.invoke(function(closure), [.link], state, frame).map(\.state)
        .filter { !site.isAction || !$0.conditions.isFree }
      return Site(
        place: place, states: states, isShared: !site.isAction, handsOn: interpreter.handsOn)
    }
  }

  private func function(_ value: Value) -> LinkValue {
    guard case .closure(let closure) = value else {
      return .open(value, text: "handler", isOfLink: false)
    }
    let locals = closure.captured.compactMapValues { values -> LinkValue? in
      guard let first = values.first else { return nil }
      if case .parameter(_, let type) = first { return interpreter.open(type, "parameter") }
      return .open(first, text: "captured", isOfLink: false)
    }
    return .closure(
      LinkClosure(
        unit: closure.unit, closure: closure.closure, locals: locals, selfType: closure.selfType))
  }

  // MARK: Delegates

  private static let delegates: Set<String> = [
    "UIApplicationDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
    "UNUserNotificationCenterDelegate", "NSApplicationDelegate",
  ]
  private static let methods: Set<String> = [
    "application", "scene", "userNotificationCenter", "windowScene",
  ]

  private func givenLinks() -> [CodeUnit] {
    index.units.filter { unit in
      guard !unit.isTest, unit.hasBody, unit.original == nil, let owner = unit.owner else {
        return false
      }
      return isGivenLinks(unit, owner) && !LinkParameters.values(of: unit).isEmpty
    }
  }

  private func delegateSites(_ units: [CodeUnit]) -> [Site] {
    units.map { unit in
      let arguments = LinkParameters.values(of: unit)
      let place = LinkState.Place(unit: unit.id, position: unit.position)
      guard arguments.keys.contains(where: { unit.mentions(unit.parameters[$0]) }) else {
        interpreter.budget.placesLeft -= 2
        return Site(place: place, states: [])
      }
      begin()
      var start = LinkState()
      start.conditions.comesAsPayload = LinkParameters.bringPayload(unit)
      let ways = interpreter.start(unit, arguments: arguments, start)
      let handsOn = interpreter.handsOn
      begin()
      // What happens without a link as well is not the link's doing.
      let plain =
        ways.allSatisfy(\.hops.isEmpty)
        ? []
        : interpreter.start(unit, arguments: arguments.mapValues(Self.withoutLink)).map(\.hops)
      let states = ways.compactMap { state -> LinkState? in
        guard
          let common = plain.filter({ state.hops.starts(with: $0) }).max(by: { $0.count < $1.count }
          )
        else { return state }
        var state = state
        state.hops.removeFirst(common.count)
        return state
      }
      return Site(place: place, states: states, handsOn: handsOn)
    }
  }

  // MARK: App Intents

  private static let intents: Set<String> = [
    "AppIntent", "ForegroundContinuableIntent", "OpenIntent",
  ]

  private func intentMethods() -> [CodeUnit] {
    index.units.filter { unit in
      guard unit.name == "perform", !unit.isTest, unit.hasBody, unit.original == nil,
        let owner = unit.owner
      else { return false }
      return index.ancestry(of: owner).inherits(Self.intents)
    }
  }

  /// What shortcuts, widgets and the assistant ask of the app: the intent's type tells them apart.
  private func intentSites(_ units: [CodeUnit]) -> [Site] {
    units.compactMap { unit in
      guard let owner = unit.owner else { return nil }
      begin()
      let atom = LinkAtom(LinkText(.payload("intent")), .equals(index[owner].name))
      var state = LinkState()
      guard case .met(let conditions) = state.conditions.requiring(atom) else { return nil }
      state.conditions = conditions
      let states = interpreter.start(unit, arguments: [:], state)
      return Site(
        place: LinkState.Place(unit: unit.id, position: unit.position), states: states,
        handsOn: interpreter.handsOn)
    }
  }

  // MARK: Who is given links

  /// Whether the system or a library calls the method with links.
  private func isGivenLinks(_ unit: CodeUnit, _ owner: TypeID) -> Bool {
    if Self.methods.contains(unit.name) { return isDelegate(owner) }
    if unit.isAppleEventHandler { return true }
    return interpreter.evaluator.vocabulary.linkHandlers.contains { base, methods in
      methods.contains(unit.name) && index.ancestry(of: owner).inherits([base])
    }
  }

  private func isDelegate(_ type: TypeID) -> Bool {
    index.ancestry(of: type).inherits(Self.delegates)
      || interpreter.roles.role(of: type) == .entry
  }

  private static func withoutLink(_ value: LinkValue) -> LinkValue {
    if case .array = value { .array([]) } else { .none }
  }

}

extension CodeUnit {
  /// Whether the body speaks of a parameter at all.
  fileprivate func mentions(_ parameter: Parameter) -> Bool {
    ExpressionNames.mentions(parameter.name, in: body)
  }

  /// Whether an application of the Mac registers it for the event that opens URLs.
  var isAppleEventHandler: Bool {
    guard parameters.first?.type.unwrapped.simpleName == "NSAppleEventDescriptor" else {
      return false
    }
    return attributes.contains { $0.name == "objc" || $0.name == "IBAction" }
  }
}

/// Parameters that carry a link.
enum LinkParameters {
  /// What the system passes for each parameter of a function that carries a link, by its place.
  static func values(of unit: CodeUnit) -> [Int: LinkValue] {
    var result: [Int: LinkValue] = [:]
    for (number, parameter) in unit.parameters.enumerated() {
      if let value = value(of: parameter) { result[number] = value }
    }
    return result
  }

  /// Whether the system calls the function with a notification or a shortcut and with nothing that
  /// may hold a URL.
  static func bringPayload(_ unit: CodeUnit) -> Bool {
    let carriers = unit.parameters.filter { value(of: $0) != nil }
    return !carriers.isEmpty
      && carriers.allSatisfy { parameter in
        let name = parameter.type.unwrapped.simpleName
        return ["UNNotificationResponse", "UIApplicationShortcutItem"].contains(name)
          || parameter.label == "didReceiveRemoteNotification"
      }
  }

  static func value(of parameter: Parameter) -> LinkValue? {
    let type = parameter.type.unwrapped
    switch type.simpleName {
    case "URL", "NSURL", "URLComponents", "NSUserActivity", "UIOpenURLContext":
      return .link
    case "Set", "Array":
      let element = type.arguments.first?.simpleName
      return element == "UIOpenURLContext" || element == "URL" && parameter.label == "open"
        ? .array([.link]) : nil
    case "NSAppleEventDescriptor":
      // The event whose direct object is a URL; what is sent back is none.
      return parameter.name.lowercased().contains("reply") ? nil : .link
    case "ConnectionOptions", "UNNotificationResponse", "UIApplicationShortcutItem":
      return .payload
    case "Dictionary":
      let isPayload = ["didReceiveRemoteNotification", "didFinishLaunchingWithOptions"].contains(
        parameter.label ?? "")
      return isPayload ? .payload : nil
    default: return nil
    }
  }
}
