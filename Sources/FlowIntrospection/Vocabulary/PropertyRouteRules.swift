import FlowModel

/// What a library's coordinators mean whose routes are properties:
/// `@Route(.push) var detail = makeDetail`.
package struct PropertyRouteRules: Sendable {
  /// A method that takes the key path of a route.
  struct Verb: Sendable {
    /// The label of the key path.
    var label: String?
    /// Whether it goes there, or only asks for what stands there.
    var moves: Bool
  }

  /// Supertypes of the types whose properties are routes.
  var owners: Set<String> = []
  /// Types nested in the owners through which screens reach them, `Owner.Router`.
  var nestedRouters: Set<String> = []
  /// Generic types that stand for the owner that they name, `NavigationRouter<Owner>`.
  var wrappers: Set<String> = []
  /// Members and methods that give the owner, or what they are called on.
  var guises: Set<String> = []
  /// Attributes that make a property a route, with its kind.
  var attributes: [String: NodeKind] = [:]
  /// The label of an attribute's argument that makes the property a tab.
  var tabLabels: Set<String> = []
  /// Names of an attribute's argument that say how the route is presented, with our style.
  var styles: [String: String] = [:]
  var verbs: [String: Verb] = [:]
  /// Methods that take the user back.
  var returns: Set<String> = []
  /// Types that are made with the key paths of what stands first, with the label.
  var stacks: [String: String] = [:]

  mutating func add(_ other: PropertyRouteRules) {
    owners.formUnion(other.owners)
    nestedRouters.formUnion(other.nestedRouters)
    wrappers.formUnion(other.wrappers)
    guises.formUnion(other.guises)
    attributes.merge(other.attributes) { $1 }
    tabLabels.formUnion(other.tabLabels)
    styles.merge(other.styles) { $1 }
    verbs.merge(other.verbs) { $1 }
    returns.formUnion(other.returns)
    stacks.merge(other.stacks) { $1 }
  }
}

/// A property that is a route, tab or root.
struct PropertyRoute {
  var symbol: PropertySymbol
  var kind: NodeKind
  /// The style in which it is presented, `nil` where it is pushed or stands first.
  var style: String?
}

extension Vocabulary {
  /// Whether properties of this type can be routes.
  func ownsPropertyRoutes(_ type: TypeID, in index: SymbolIndex) -> Bool {
    index.ancestry(of: type).inherits(propertyRoutes.owners) && index[type].kind != .protocol
  }

  /// The route that a property is, `nil` for every other property.
  func propertyRoute(_ reference: PropertyReference, in index: SymbolIndex) -> PropertyRoute? {
    guard let owner = reference.owner, ownsPropertyRoutes(owner, in: index),
      let symbol = index[owner].properties[reference.name]
    else { return nil }
    for attribute in symbol.declaration.attributes {
      guard let kind = propertyRoutes.attributes[attribute.name] else { continue }
      let isTab = attribute.arguments.contains { argument in
        argument.label.map { propertyRoutes.tabLabels.contains($0) } ?? false
      }
      let styles = attribute.arguments.compactMap { argument -> String? in
        guard case .member(_, let name, _) = argument.value.kind else { return nil }
        return propertyRoutes.styles[name]
      }
      return PropertyRoute(symbol: symbol, kind: isTab ? .tab : kind, style: styles.first)
    }
    return nil
  }
}
