import SwiftFacts

/// How a property steers what is shown: what some view binds it to.
package enum SinkKind: Hashable, Sendable {
  case stack
  case modal(String)
  /// `navigationDestination(item:)` and `(isPresented:)`.
  case pushed
  case tabs
  case root
  /// A view puts up the view of the object that is kept here.
  case shown
}

/// What evaluation finds out about the whole project, apart from what functions do.
package struct Records: Sendable {
  /// A property that a view is bound to.
  package struct Sink: Hashable, Sendable {
    package var property: PropertyReference
    package var kind: SinkKind
    /// What appears for a sheet, cover or destination.
    package var contents: [Value]
    package var unit: UnitID
    package var position: Position
  }

  /// `navigationDestination(for:)` and the like.
  package struct Destination: Hashable, Sendable {
    package var type: ResolvedType
    package var contents: [Value]
    package var unit: UnitID
    package var position: Position
    /// Whether it is a window of its own, not a screen of a stack.
    package var isWindow: Bool
  }

  /// One tab of a tab view or tab bar controller.
  package struct Tab: Hashable, Sendable {
    package var value: Value?
    package var contents: [Value]
    package var selection: PropertyReference?
    package var order: Int
    package var unit: UnitID
    package var position: Position
  }

  /// One case of a `switch` over an enum of the tree, with what its branch does.
  package struct Branch: Hashable, Sendable {
    package var enumeration: TypeID
    package var caseName: String
    package var unit: UnitID
    /// The position of the case's body.
    package var position: Position
    /// What is switched over, where it is a property.
    package var subject: PropertyReference?
    /// Whether it is a parameter of the function.
    package var isParameter: Bool
    /// Whether the `switch` is all that the function yields.
    package var isTopLevel: Bool
    /// The effects of the branch, navigation only.
    package var effects: [Effect]
    /// What the branch yields.
    package var yields: [Value]
    /// What an empty branch consists of, `nil` for one that does or shows something.
    package var emptiness: Emptiness?

    /// What a branch does is told apart by little of it: the same code is met again and again.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(unit)
      hasher.combine(position)
      hasher.combine(caseName)
      hasher.combine(effects.count)
      hasher.combine(effects.last)
    }
  }

  /// The forms of a branch that shows nothing.
  package enum Emptiness: String, Hashable, Sendable {
    /// Nothing but `break`.
    case nothing
    /// An `EmptyView` as it is.
    case emptyView = "EmptyView"
  }

  /// A stack in a view: what is bound to it and what it begins with.
  package struct Stack: Hashable, Sendable {
    package var path: PropertyReference?
    package var roots: [Value]
    package var unit: UnitID
    package var position: Position
    /// Whether its content is built for each element of the path.
    package var showsElements: Bool
    /// Whether each screen is presented above the one before, not pushed.
    package var presents: Bool
    /// Whether the stack keeps its state itself where nothing is bound.
    package var ownsState: Bool
  }

  /// A place where a URL is handed to the app.
  package struct EntrySite: Hashable, Sendable {
    package var closure: Value?
    package var unit: UnitID
    package var position: Position
    /// Whether the app's own views ask for the link, not the system.
    package var isAction = false
  }

  /// A screen that holds a view model, presenter or the like.
  package struct Holding: Hashable, Sendable {
    package var screen: TypeID
    package var model: TypeID
  }

  /// A screen that goes by a key.
  package struct Key: Hashable, Sendable {
    package var text: String
    /// Whether the text is a pattern of URLs: no route, but what URLs are asked for by.
    package var isPattern = false
    package var contents: [Value]
    /// How it is presented, `nil` if it is pushed.
    package var style: String?
    /// Whether a function of the project decides what is shown for it.
    package var isDispatched = false
    /// Which of the function's parameters decides, if a function of the project does.
    package var parameter: Int?
    package var unit: UnitID
    package var position: Position
  }

  /// A transition to something inside of a value that waits in a property.
  package struct WaitingUse: Hashable, Sendable {
    package var verb: Effect.Verb
    package var target: Value
  }

  /// A segue that leads nowhere that is known.
  package struct LostSegue: Hashable, Sendable {
    package var reason: String
    package var unit: UnitID
    package var position: Position
  }

  /// A place in a function's code.
  package struct Place: Hashable, Sendable {
    package var unit: UnitID
    package var position: Position
  }

  package var keys: Set<Key> = []
  /// Enums whose cases stand for the places of tabs, by their own numbers.
  var placeEnums: Set<TypeID> = []
  /// Where closures show what the code that calls them says.
  var givenPlaces: Set<Place> = []
  /// Where code calls a closure of somebody else's that shows what it is given, and whose that is.
  package struct Commission: Hashable, Sendable {
    package var place: Place
    /// The type whose code wrote the closure.
    package var writer: TypeID
  }

  var commissions: Set<Commission> = []
  /// A screen that shows what an enum's own table says of some state: `selection.content`.
  package struct TableRead: Hashable, Sendable {
    package var subject: PropertyReference
    /// The getter that holds the `switch self`.
    package var table: UnitID
    package var unit: UnitID
  }

  /// What a view does with a view that it is given.
  package enum Showing: Hashable, Sendable {
    case verb(Effect.Verb)
    /// It appears for state that the view is given, too, in the property of this name.
    case bound(SinkKind, to: String)
  }

  /// Methods of the project's vocabulary that some code calls, as it names them.
  package var usedMethods: Set<String> = []
  package var sinks: Set<Sink> = []
  package var destinations: Set<Destination> = []
  package var tabs: Set<Tab> = []
  package var branches: Set<Branch> = []
  package var stacks: Set<Stack> = []
  package var entrySites: Set<EntrySite> = []
  package var holdings: Set<Holding> = []
  /// A property of a view that is bound to another's: from the view's to its sources.
  package var bindings: [PropertyReference: Set<PropertyReference>] = [:]
  /// Properties whose value is copied to others: from a pending target to the state itself.
  package var relays: [PropertyReference: Set<PropertyReference>] = [:]
  /// What is done with the values that a property keeps until it is their turn.
  package var waiting: [PropertyReference: Set<WaitingUse>] = [:]
  /// Properties that some code writes.
  package var filled: Set<PropertyReference> = []
  /// Closures that are stored in a property.
  package var closures: [PropertyReference: Set<Value>] = [:]
  /// Channels of libraries, whose closures are subscriptions, and what they carry.
  package var channels: Set<PropertyReference> = []
  package var carried: [PropertyReference: ResolvedType] = [:]
  /// The channels among these to which state machines' handlers listen.
  package var machines: Set<PropertyReference> = []
  /// What is sent through channels, as far as it is known.
  package var sent: [PropertyReference: Set<Value>] = [:]
  /// Properties whose closures some code calls.
  package var invoked: Set<PropertyReference> = []
  /// Enums of which any case can come into being without being named, with the way.
  package var anyCases: [TypeID: Set<String>] = [:]
  /// Instances that are stored in a property of a protocol's or base class's type.
  package var instances: [PropertyReference: Set<ResolvedType>] = [:]
  /// States with which the app makes a store.
  package var initialStates: Set<Value> = []
  /// Actions of reducers that the app makes, with what they carry.
  package var sends: [PropertyReference: [[Value]]] = [:]
  /// Actions that a control's binding sends.
  package var gestures: Set<PropertyReference> = []
  package var tableReads: Set<TableRead> = []
  /// Properties of views that hold another view or a closure that builds one, with what the view does
  /// with it: the row of a menu that is given its destination.
  package var shownProperties: [PropertyReference: Set<Showing>] = [:]
  /// The screens in the columns of split views, by the columns' names.
  package var columns: [String: Set<TypeID>] = [:]
  /// Segues that some code performs.
  var performedSegues: Set<StoryboardIndex.SegueID> = []
  package var lostSegues: Set<LostSegue> = []
}
