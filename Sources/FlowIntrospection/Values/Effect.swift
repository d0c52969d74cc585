import SwiftFacts

/// Something that a function does to the app's navigation.
package struct Effect: Hashable, Sendable {
  package enum Verb: Hashable, Sendable {
    case push
    /// A modal presentation in a style of `Edge.style`.
    case present(String)
    case replace
    case select
    case switchRoot
    /// The values become the tabs of a tab bar.
    case tabs
    /// The value is what a flow begins with.
    case begin
    /// The value is handed to a `switch` that decides how it is shown.
    case route
    /// The value is built here.
    case construct
    /// The value is built inside the arguments of a view of this type.
    case contain(in: TypeID)
    /// A property is written.
    case write(PropertyReference, WriteOperation)
    /// A closure, given as the value, is called with these arguments.
    case invoke([Value])
    /// A closure is stored in a property.
    case handOver(PropertyReference)
    /// A protocol's method is called on the value with these arguments: what it does depends on the
    /// value's type.
    case hook(UnitID, [[Value]])
    /// A method of another type is called.
    case call(UnitID)
    /// A screen closes itself or the stack goes back.
    case dismiss
    /// A view binds the state to what it shows: these values.
    case binds(SinkKind, [Value])
    /// A stack's views have a destination for values of this type.
    case registers
    /// A route is made, whatever becomes of it.
    case make
    /// A segue is performed whose name or controller a caller gives.
    case segue
  }

  package enum WriteOperation: Hashable, Sendable {
    /// `property = value`.
    case assign
    /// Appended or inserted, pushed unless a style says how it is presented.
    case append(style: String?)
    case remove
  }

  package var verb: Verb
  package var target: Value
  /// The declaration in which the target is fixed.
  package var unit: UnitID
  package var position: Position
  /// What the user touches, `tap "Checkout"`.
  package var label: String?
  /// The actions of reducers that it answers: what sends them is where the user is.
  package var origins: [PropertyReference]
  /// What a caller must pass for it to happen, all of them.
  package var guards: [CaseGuard]
  /// Whether a closure does it, when somebody calls that.
  package var isDeferred = false
  /// Whether it is what only one of several implementations does, and the source does not say which is
  /// meant.
  package var isDoubtful = false
  /// Whether a library's method does it, going by its name.
  package var isGuessed = false

  package init(
    verb: Verb, target: Value, unit: UnitID, position: Position, label: String? = nil,
    origins: [PropertyReference] = [], guards: [CaseGuard] = []
  ) {
    self.origins = origins
    self.guards = guards
    self.verb = verb
    self.target = target
    self.unit = unit
    self.position = position
    self.label = label
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.position == right.position && left.unit == right.unit && left.verb == right.verb
      && left.label == right.label && left.target == right.target && left.origins == right.origins
      && left.guards == right.guards && left.isDeferred == right.isDeferred
      && left.isDoubtful == right.isDoubtful && left.isGuessed == right.isGuessed
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// Whether it takes the user somewhere, or may once bindings are known.
  package var isTransition: Bool {
    switch verb {
    case .push, .present, .replace, .select, .switchRoot, .route, .write, .dismiss: true
    case .construct, .contain, .invoke, .handOver, .hook, .call, .binds, .registers, .make, .tabs,
      .begin, .segue:
      false
    }
  }
}

/// What a function does and gives back, its parameters left open.
package struct Summary {
  package let effects: Effects
  package let returns: [Value]

  /// Whether another summary, of the same evaluation, says the same.
  func isSame(as other: Summary?) -> Bool {
    guard let other else { return effects.isEmpty && returns.isEmpty }
    return effects.numbers == other.effects.numbers && returns == other.returns
  }
}
