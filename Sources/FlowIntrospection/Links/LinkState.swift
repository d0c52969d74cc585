import FlowModel
import SwiftFacts

/// One way through the code that handles a link, as far as it has been followed.
struct LinkState: Hashable, Sendable {
  enum Outcome: Hashable, Sendable {
    case running
    case returned(LinkValue)
    case threw
    case jumped(String)
  }

  /// A hop of the landing.
  struct Hop: Hashable, Sendable {
    var node: NodeID
    var kind: EdgeKind
    var confidence: Confidence
  }

  /// Where a part of the link decided which way the code goes.
  struct Place: Hashable, Sendable {
    var unit: UnitID
    var position: Position
  }

  var conditions = LinkConditions()
  var locals: [String: LinkValue] = [:]
  /// Properties that were written on the way.
  var store: [PropertyReference: LinkValue] = [:]
  /// Properties in which what the link asks for was kept for later.
  var parked: [PropertyReference: LinkValue] = [:]
  var hops: [Hop] = []
  /// What the app's state must be like, as written.
  var circumstances: [String] = []
  /// Where the link was first and last looked at.
  var parser: Place?
  var place: Place?
  /// What a parser made of the link.
  var meaning: LinkValue?
  /// Whether that was given to code that cannot be followed.
  var isHandedOn = false
  /// Whether earlier code takes every such link: what follows is followed only to be told of.
  var isBlocked = false
  /// The test that was met last.
  var lastTest: LinkTestSite?
  var outcome = Outcome.running

  var isRunning: Bool { outcome == .running }

  func with(_ conditions: LinkConditions) -> LinkState {
    var state = self
    state.conditions = conditions
    return state
  }

  func binding(_ name: String, to value: LinkValue) -> LinkState {
    var state = self
    state.locals[name] = value
    switch value {
    case .part(let text): state.conditions.name(text.part, name, isTyped: false)
    case .converted(let text, _), .rawCase(let text, _):
      state.conditions.name(text.part, name, isTyped: true)
    default: break
    }
    return state
  }

  func assuming(_ circumstance: String) -> LinkState {
    var state = self
    if !circumstance.isEmpty, !state.circumstances.contains(circumstance) {
      state.circumstances.append(circumstance)
    }
    return state
  }
}

/// The function or closure that is run.
struct LinkFrame {
  var unit: CodeUnit
  var selfType: ResolvedType?
  var scope: TypeScope
  var result: ResolvedType?
  var depth = 0
  /// How many calls in a row have had nothing to do with the link.
  var idle = 0
  /// The functions under way.
  var stack: [UnitID] = []
}

/// The ways that meet a condition and those that do not, in the order of the source.
struct LinkFork {
  var yes: [LinkState] = []
  var no: [LinkState] = []

  static func + (left: LinkFork, right: LinkFork) -> LinkFork {
    LinkFork(yes: left.yes + right.yes, no: left.no + right.no)
  }

  var negated: LinkFork { LinkFork(yes: no, no: yes) }
}

/// A value with the way on which it came about.
struct LinkResult {
  var state: LinkState
  var value: LinkValue
}
