import SwiftFacts

/// What the calls of a library mean, for those whose bodies are not in the tree.
///
/// A project's own routers need none of this: their bodies end in these.
package struct Vocabulary: Sendable {
  /// The library's own modules: a copy of it in the tree is read as the library, not as the app.
  var modules: Set<String> = []
  /// Supertypes that make a type a screen.
  var screenBases: Set<String> = []
  /// Supertypes that make a type an entry.
  var entryBases: Set<String> = []
  /// Supertypes that make a type a flow.
  var flowBases: [String: String] = [:]
  /// Stack views, by type name.
  var stacks: [String: StackRule] = [:]
  var tabViews: Set<String> = []
  var tabBarControllers: Set<String> = []
  /// Views that push when tapped.
  var links: Set<String> = []
  /// Views whose action runs when tapped.
  var controls: Set<String> = []
  var gestures: Set<String> = []
  /// Modifiers that present, with the style.
  var modals: [String: String] = [:]
  /// Modifiers that take state of whether they are open, but whose closures build what stands in place.
  var inPlaceModifiers: Set<String> = []
  /// Modifiers that show a system's question, with what it is called.
  var alerts: [String: String] = [:]
  /// Modifiers that say what a pushed value shows, with the style that `isPresented:` has.
  var destinations: [String: String] = [:]
  /// Modifiers that only say that a stack has destinations for a type: it shows itself.
  var registrations: Set<String> = []
  /// Modifiers that say what values of their first argument's type show.
  var destinationProviders: Set<String> = []
  /// Modifiers that go to the route in a binding as soon as there is one, with its label.
  var boundRoutes: [String: String] = [:]
  /// Types of what stands in the environment.
  var environmentTypes: [String: String] = [:]
  /// Protocols whose methods of these names are given links.
  var linkHandlers: [String: Set<String>] = [:]
  /// Modifiers that hand over a URL or activity.
  var urlModifiers: Set<String> = []
  /// Types that stand for their first argument.
  var valueWrappers: Set<String> = []
  /// Controllers that stand for the screen inside, with the argument's label.
  var screenWrappers: [String: String] = [:]
  /// Values that stand for the screen that a closure of theirs builds, with its label.
  var screenBuilders: [String: String] = [:]
  /// Controllers that are only a frame for what is put into them.
  var containers: Set<String> = []
  /// Static members that wrap a route with the way in which it is shown.
  var routeWrappers: Set<String> = []
  /// Names of presentation styles in a library, with ours.
  var presentationStyles: [String: String] = [:]
  var verbs: [String: [VerbRule]] = [:]
  /// Properties whose assignment moves the user.
  var assignments: [String: Effect.Verb] = [:]
  /// Methods that change a collection.
  var mutations: [String: Effect.WriteOperation] = [:]
  /// Environment actions: `@Environment(\.dismiss)`.
  var environmentActions: [String: Effect.Verb] = [:]
  /// Views of a library that are no screens of their own.
  var primitives: Set<String> = []
  /// Methods that make a controller out of a storyboard.
  var instantiations: Set<String> = []
  /// Methods that perform a segue of a storyboard.
  var segueCalls: Set<String> = []
  /// Coordinators and routers of libraries that take routes.
  var routing = RoutingRules()
  /// Generic types that stand for another.
  var standIns: [String: StandIn] = [:]
  /// Superclasses of the library's classes, in which the tree's extensions are looked up.
  var superclasses: [String: String] = [:]
  /// Views that hand their content the store that they are given.
  var storeReaders: Set<String> = []
  /// Members of a store that give its state as a whole.
  var storeMembers: Set<String> = []
  /// Methods of a store's binding that give the binding.
  var storePassers: Set<String> = []
  /// Routers of URLs.
  var linkRouters = LinkRouterRules()
  /// Builders of screens that go by a key.
  var keys = KeyRules()
  /// Coordinators of libraries whose properties are routes.
  var propertyRoutes = PropertyRouteRules()
  /// Types whose static methods hand the values that they are given to the closure behind them.
  var handers: [String: Set<String>] = [:]
  /// Types whose initialiser is given the route that a flow begins with.
  var firstArguments: [String: FirstArgument] = [:]
  /// What the project says of its own methods.
  var project = ProjectVocabulary()
  /// What values are sent through.
  var channels = ChannelRules()
  /// What events are tried on.
  var stateMachines = StateMachineRules()
  /// Name endings of enums that say what happened or is, not where to go.
  var eventSuffixes: [String] = []

  package init() {}

  /// Adds what another vocabulary knows.
  mutating func add(_ other: Vocabulary) {
    modules.formUnion(other.modules)
    screenBases.formUnion(other.screenBases)
    entryBases.formUnion(other.entryBases)
    flowBases.merge(other.flowBases) { $1 }
    stacks.merge(other.stacks) { $1 }
    tabViews.formUnion(other.tabViews)
    tabBarControllers.formUnion(other.tabBarControllers)
    links.formUnion(other.links)
    controls.formUnion(other.controls)
    gestures.formUnion(other.gestures)
    modals.merge(other.modals) { $1 }
    inPlaceModifiers.formUnion(other.inPlaceModifiers)
    alerts.merge(other.alerts) { $1 }
    destinations.merge(other.destinations) { $1 }
    urlModifiers.formUnion(other.urlModifiers)
    registrations.formUnion(other.registrations)
    destinationProviders.formUnion(other.destinationProviders)
    boundRoutes.merge(other.boundRoutes) { $1 }
    environmentTypes.merge(other.environmentTypes) { $1 }
    linkHandlers.merge(other.linkHandlers) { $0.union($1) }
    valueWrappers.formUnion(other.valueWrappers)
    screenWrappers.merge(other.screenWrappers) { $1 }
    screenBuilders.merge(other.screenBuilders) { $1 }
    containers.formUnion(other.containers)
    routeWrappers.formUnion(other.routeWrappers)
    presentationStyles.merge(other.presentationStyles) { $1 }
    verbs.merge(other.verbs) { $0 + $1 }
    assignments.merge(other.assignments) { $1 }
    mutations.merge(other.mutations) { $1 }
    environmentActions.merge(other.environmentActions) { $1 }
    primitives.formUnion(other.primitives)
    instantiations.formUnion(other.instantiations)
    segueCalls.formUnion(other.segueCalls)
    routing.add(other.routing)
    channels.add(other.channels)
    stateMachines.add(other.stateMachines)
    keys.add(other.keys)
    linkRouters.add(other.linkRouters)
    propertyRoutes.add(other.propertyRoutes)
    eventSuffixes += other.eventSuffixes
    handers.merge(other.handers) { $0.union($1) }
    firstArguments.merge(other.firstArguments) { $1 }
    standIns.merge(other.standIns) { $1 }
    superclasses.merge(other.superclasses) { $1 }
    storeReaders.formUnion(other.storeReaders)
    storeMembers.formUnion(other.storeMembers)
    storePassers.formUnion(other.storePassers)
  }
}

/// The argument that is the route that a flow begins with.
struct FirstArgument: Sendable {
  var label: String
  /// The library's type that it has, `nil` if it says so itself.
  var type: String?
}

/// A view that keeps a stack of screens.
package struct StackRule: Sendable {
  /// The label of the argument that is bound to the stack's state, `nil` for an unlabelled first.
  var pathLabel: String?
  /// Whether the stack keeps its state itself where nothing is bound.
  var ownsState: Bool
  /// Whether it presents each screen above the one before, instead of pushing it.
  var presents = false
}

/// A method that moves the user.
package struct VerbRule: Sendable {
  /// Where the type of a leading-dot argument comes from.
  enum Expectation: Sendable {
    case nothing
    /// The receiver's generic argument of this number.
    case receiverArgument(Int)
    /// The routes that the receiver takes.
    case route
    /// The routes that the argument with this label takes.
    case routeOfArgument(String)
    /// A library's type.
    case type(String)
    /// A type of the tree.
    case declared(TypeID)
  }

  /// Which arguments are shown.
  enum Shown: Sendable {
    case first
    /// The first, whatever its label.
    case firstOfAny
    /// All that have no label.
    case unlabelled
    case labelled(String)
    /// What the method is called on.
    case receiver
    /// What the router that the method is called on shows first.
    case firstOfReceiver
  }

  var verb: Effect.Verb
  /// Types (or their subtypes) that it is a method of; `nil` for any that the tree does not declare.
  var receivers: Set<String>?
  /// The labels of the first arguments, `nil` for `_`.
  var labels: [String?]
  var expects: Expectation
  /// Whether it changes the property that it is called on.
  var writesReceiver: Bool
  var shown: Shown
  /// The label of the argument that says how it is shown.
  var styleLabel: String?
  /// Supertypes of the values that it is about; `nil` for any.
  var about: Set<String>?

  init(
    _ verb: Effect.Verb, receivers: Set<String>? = nil, labels: [String?] = [],
    expects: Expectation = .nothing, writesReceiver: Bool = false, shown: Shown = .first,
    styleLabel: String? = nil, about: Set<String>? = nil
  ) {
    self.styleLabel = styleLabel
    self.about = about
    self.verb = verb
    self.receivers = receivers
    self.labels = labels
    self.expects = expects
    self.writesReceiver = writesReceiver
    self.shown = shown
  }

  /// Whether the call has these labels, in this order, from its first argument on.
  func accepts(_ arguments: [Argument]) -> Bool {
    guard arguments.count >= labels.count else { return false }
    return zip(arguments, labels).allSatisfy { $0.label == $1 }
  }

  /// The numbers of the arguments that are shown, none if the verb shows nothing.
  func shownArguments(in arguments: [Argument]) -> [Int] {
    guard verb != .dismiss, !arguments.isEmpty else { return [] }
    if case .firstOfAny = shown { return [0] }
    guard !labels.isEmpty else { return [] }
    return switch shown {
    case .first: [0]
    case .receiver, .firstOfReceiver, .firstOfAny: []
    case .unlabelled: arguments.indices.filter { arguments[$0].label == nil }
    case .labelled(let label): arguments.indices.filter { arguments[$0].label == label }
    }
  }
}
