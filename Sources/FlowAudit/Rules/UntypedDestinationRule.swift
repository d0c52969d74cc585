import FlowModel

/// Reports destinations for types that say nothing of where they lead.
struct UntypedDestinationRule: Rule {
  let description = RuleDescription(
    id: "untyped-destination",
    summary: "A destination for values of a type such as `String` or `Int`",
    rationale: """
      A stack has one destination for each type. Two screens that both push a string get the same \
      destination, the outermost one, wherever they stand; a type of its own for each kind of screen \
      cannot be mistaken.
      """,
    hint: "push a case of a route enum, or a type that wraps the value",
    level: .note,
    precision: .certain,
    options: [
      RuleOption(
        "types", "The types that say nothing of a screen, separated by commas",
        default: "Bool, Double, Int, String, Substring, UUID")
    ],
    triggering: [
      RuleExample(
        """
        import SwiftUI

        struct CatalogView: View {
          let products = ["tea", "cup"]

          var body: some View {
            NavigationStack {
              List(products, id: \\.self) { NavigationLink($0, value: $0) }
                .↓navigationDestination(for: String.self) { Text($0) }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        typealias ProductID = Int

        struct CatalogView: View {
          @State private var path = NavigationPath()

          var body: some View {
            NavigationStack(path: $path) {
              Button("Tea") { path.append(7) }
                .↓navigationDestination(for: ProductID.self) { Text("Product \\($0)") }
            }
          }
        }
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        struct Product: Hashable {
          let name: String
        }

        struct CatalogView: View {
          let products = [Product(name: "tea")]

          var body: some View {
            NavigationStack {
              List(products, id: \\.self) { NavigationLink($0.name, value: $0) }
                .navigationDestination(for: Product.self) { Text($0.name) }
            }
          }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { Text("Catalog") }
            WindowGroup("Product", for: String.self) { name in
              Text(name.wrappedValue ?? "")
            }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    let types = context.words("types")
    return context.graph.observations(of: .destination).compactMap { destination in
      guard let type = destination.data["type"], types.contains(type) else { return nil }
      return finding(
        about: destination.subject, detail: "\(type) \(destination.data["in"] ?? "")",
        "destination for any `\(type)`: whatever pushes one in this stack comes here",
        at: destination.location)
    }
  }
}
