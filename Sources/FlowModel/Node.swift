/// What a node of the flow graph is.
public enum NodeKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// Where the system enters an app: the `@main` type, a scene or app delegate.
  case entry
  /// A case of the state that chooses an app's or a flow's top-level content.
  case root
  /// One tab.
  case tab
  /// A type that owns navigation state or takes navigation decisions.
  case flow
  /// One navigable value.
  case route
  /// A view or view controller that is shown or contained.
  case screen
  /// One pattern of URLs (or payloads, shortcuts, activities) that the app accepts.
  case deepLink
  /// A system screen outside the app.
  case external
}

/// One associated value of a route.
public struct PayloadElement: Hashable, Sendable, Codable {
  /// The label, `nil` where the case gives none.
  public var label: String?
  /// The type as the source writes it.
  public var type: String

  public init(label: String? = nil, type: String) {
    self.label = label
    self.type = type
  }
}

/// One thing of the app's navigation.
///
/// One thing is one node: a view that owns a stack's state is a flow and never also a screen.
public struct Node: Hashable, Sendable, Identifiable {
  public var id: NodeID
  public var kind: NodeKind
  /// The simple name: a type's, a case's, or a link's pattern.
  public var name: String
  /// The nesting path without the module, `AppCoordinator.Root.main`.
  public var qualifiedName: String
  /// The package target, Xcode target folder or top folder that holds the file.
  public var module: String
  public var location: SourceLocation?
  /// The qualified name of the type that declares a route, root or tab.
  public var owner: String?
  /// A route's associated values.
  public var payload: [PayloadElement]
  /// The other kinds that this node is used as (`tab` for a route that is a tab elsewhere), or
  /// `component` for a screen that is only ever contained.
  public var roles: [String]
  /// Whether this root, tab or route stands first.
  public var isInitial: Bool
  /// `false` for a type that the sources show or construct but do not declare.
  public var isDeclared: Bool
  /// Whether the declaration can be used outside its module.
  public var isPublic: Bool
  /// A flow's route types, qualified, sorted.
  public var routeTypes: [String]
  /// A flow's style: `swiftUI`, `uiKit`, `composable`, `state`, or a framework's name.
  public var style: String?
  /// The view that belongs to a flow and has no node of its own.
  public var view: String?

  public init(
    id: NodeID, kind: NodeKind, name: String, qualifiedName: String, module: String,
    location: SourceLocation? = nil, owner: String? = nil, payload: [PayloadElement] = [],
    roles: [String] = [], isInitial: Bool = false, isDeclared: Bool = true, isPublic: Bool = false,
    routeTypes: [String] = [], style: String? = nil, view: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    self.qualifiedName = qualifiedName
    self.module = module
    self.location = location
    self.owner = owner
    self.payload = payload
    self.roles = roles
    self.isInitial = isInitial
    self.isDeclared = isDeclared
    self.isPublic = isPublic
    self.routeTypes = routeTypes
    self.style = style
    self.view = view
  }

  /// The id without its kind: what findings name.
  public var subject: String { id.subject }
}
