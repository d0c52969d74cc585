import FlowModel

/// Reports restored state of a type that cannot be stored.
struct StoredSceneRouteRule: Rule {
  let description = RuleDescription(
    id: "stored-scene-route",
    summary: "Scene or app storage of an enum with payload that nothing gives a raw value",
    rationale: """
      `@SceneStorage` and `@AppStorage` take what has a raw value. An enum with associated values has \
      none unless it is written, and a raw value that leaves the payload out brings users back to the \
      wrong place.
      """,
    hint: "make the enum `RawRepresentable` by encoding it, or store what identifies the place",
    level: .note,
    precision: .likely,
    triggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable {
          case home
          case product(Int)
        }

        struct ShopView: View {
          @SceneStorage("route") private var ↓route: Route = .home

          var body: some View {
            switch route {
            case .home: Button("Product") { route = .product(1) }
            case .product: Text("Product")
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum Route: Hashable, Codable {
          case home
          case product(id: Int)
        }

        struct ShopView: View {
          @AppStorage("path") private var ↓path: [Route] = []

          var body: some View {
            NavigationStack(path: $path) {
              Button("Product") { path.append(.product(id: 1)) }
                .navigationDestination(for: Route.self) { _ in Text("Product") }
            }
          }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        enum Route: RawRepresentable, Hashable {
          case home
          case product(Int)

          init?(rawValue: String) {
            if rawValue == "home" {
              self = .home
            } else if let id = Int(rawValue) {
              self = .product(id)
            } else {
              return nil
            }
          }

          var rawValue: String {
            switch self {
            case .home: "home"
            case .product(let id): String(id)
            }
          }
        }

        struct ShopView: View {
          @SceneStorage("route") private var route: Route = .home

          var body: some View {
            Button("Product") { route = .product(1) }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        enum ShopTab: String {
          case catalog
          case profile
        }

        struct ShopView: View {
          @SceneStorage("tab") private var tab = ShopTab.catalog

          var body: some View {
            TabView(selection: $tab) {
              Text("Catalog").tag(ShopTab.catalog)
              Text("Profile").tag(ShopTab.profile)
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    context.graph.observations(of: .storesEnum).map { stored in
      let name = stored.subject.split(separator: "/").last ?? ""
      let property = stored.data["property"] ?? ""
      return finding(
        about: stored.subject, detail: property,
        "`\(property)` is kept in `@\(stored.data["wrapper"] ?? "")`, but `\(name)` has associated "
          + "values and no raw value",
        at: stored.location)
    }
  }
}
