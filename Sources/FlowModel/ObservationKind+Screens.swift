// What rules about destinations, stacks and state need.

extension ObservationKind {
  /// A line of a destination table shows nothing for a route, root or tab (subject), and no other
  /// code answers it.
  ///
  /// `data["content"]`: `EmptyView`, or `nothing` for a mere `break`; `data["in"]`: the declaration.
  public static let emptyDestination = Self(rawValue: "emptyDestination")
  /// A stack's views have a destination for a type (subject: the view that registers it).
  ///
  /// `data["type"]`: the type, qualified; `data["in"]`: the declaration.
  public static let destination = Self(rawValue: "destination")
  /// A view (subject) is a stack, tab view or split view whenever it is shown, not only in some
  /// cases.
  ///
  /// `data["container"]`: the container's type, `NavigationStack`; `data["in"]`: the declaration;
  /// `data["columns"]`: `true` if it may show what is pushed beside the rest, not above it;
  /// `data["apart"]`: the places, `File.swift:12:5` on a line each, that lead to the screen and that
  /// no build holds together with the container.
  public static let container = Self(rawValue: "container")
  /// State of a type (subject) that says where the user is to be, is written, and is read by nobody.
  ///
  /// `data["property"]`; `data["type"]`: as written or inferred; `data["in"]`: a declaration that
  /// writes it.
  public static let unboundState = Self(rawValue: "unboundState")
  /// A flow (subject) switches its root, and leaves other state of its navigation as it is.
  ///
  /// `data["root"]`: the root's subject; `data["keeps"]`: the properties, comma-separated;
  /// `data["in"]`: the declaration.
  public static let keepsStateAtSwitch = Self(rawValue: "keepsStateAtSwitch")
  /// A property that the system restores holds values of an enum (subject) that it cannot store.
  ///
  /// `data["wrapper"]`: `SceneStorage` or `AppStorage`; `data["property"]`: with its type's name;
  /// `data["type"]`: the property's type.
  public static let storesEnum = Self(rawValue: "storesEnum")
  /// The size of a flow (subject) that is an object of its own, neither view nor reducer.
  ///
  /// `data["members"]`: the number of its properties and methods; `data["touches"]`: types of storage
  /// and network that it uses itself, comma-separated.
  public static let flowSize = Self(rawValue: "flowSize")
  /// Nothing outside a view (subject) can hear of what users do in it: it is given values only.
  public static let selfContained = Self(rawValue: "selfContained")
  /// Tests of the tree name a case (subject: the node's).
  public static let testedCase = Self(rawValue: "testedCase")
  /// A URL written in the tests of the tree (subject).
  public static let testedLink = Self(rawValue: "testedLink")
}
