import FlowModel

/// Reports screens that users get to only through several modals on top of one another.
struct ModalOnModalRule: Rule {
  let description = RuleDescription(
    id: "modal-on-modal",
    summary: "A modal that can be seen only on top of several others",
    rationale: """
      Each modal is a detour that users must close again, and a stack of them hides where they came \
      from. Alerts do not count, nor a modal that is closed before the next one opens.
      """,
    hint: "push inside the modal, or close it before the next one opens",
    level: .note,
    precision: .advice,
    needsEntry: true,
    options: [
      RuleOption("depth", "How many modals may lie on top of one another", default: 2)
    ],
    triggering: [
      RuleExample(
        """
        import SwiftUI

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { CatalogView() }
          }
        }

        struct CatalogView: View {
          @State private var showsCart = false

          var body: some View {
            Button("Cart") { showsCart = true }
              .sheet(isPresented: $showsCart) { CartView() }
          }
        }

        struct CartView: View {
          @State private var showsAddress = false

          var body: some View {
            Button("Address") { showsAddress = true }
              .sheet(isPresented: $showsAddress) { AddressView() }
          }
        }

        struct AddressView: View {
          @State private var showsCountries = false

          var body: some View {
            Button("Country") { ↓showsCountries = true }
              .sheet(isPresented: $showsCountries) { CountriesView() }
          }
        }

        struct CountriesView: View {
          var body: some View { Text("Countries") }
        }
        """),
      RuleExample(
        """
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?

          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            window = UIWindow()
            window?.rootViewController = CatalogViewController()
            return true
          }
        }

        final class CatalogViewController: UIViewController {
          @objc func cartTapped() { present(CartViewController(), animated: true) }
        }

        final class CartViewController: UIViewController {
          @objc func addressTapped() { present(AddressViewController(), animated: true) }
        }

        final class AddressViewController: UIViewController {
          @objc func countryTapped() { ↓present(CountriesViewController(), animated: true) }
        }

        final class CountriesViewController: UIViewController {}
        """),
    ],
    nonTriggering: [
      RuleExample(
        """
        import SwiftUI

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { CatalogView() }
          }
        }

        struct CatalogView: View {
          @State private var showsCart = false
          @State private var showsCountries = false

          var body: some View {
            Button("Cart") { showsCart = true }
              .sheet(isPresented: $showsCart) { CartView() }
            Button("Country") { showsCountries = true }
              .sheet(isPresented: $showsCountries) { CountriesView() }
          }
        }

        struct CartView: View {
          @State private var showsAddress = false

          var body: some View {
            Button("Address") { showsAddress = true }
              .sheet(isPresented: $showsAddress) { AddressView() }
          }
        }

        struct AddressView: View {
          @State private var showsCountries = false

          var body: some View {
            Button("Country") { showsCountries = true }
              .sheet(isPresented: $showsCountries) { CountriesView() }
          }
        }

        struct CountriesView: View {
          var body: some View { Text("Countries") }
        }
        """),
      RuleExample(
        """
        import SwiftUI

        @main
        struct ShopApp: App {
          var body: some Scene {
            WindowGroup { CatalogView() }
          }
        }

        struct CatalogView: View {
          @State private var showsCart = false

          var body: some View {
            Button("Cart") { showsCart = true }
              .sheet(isPresented: $showsCart) { CartView() }
          }
        }

        struct CartView: View {
          @State private var showsAddress = false

          var body: some View {
            Button("Address") { showsAddress = true }
              .sheet(isPresented: $showsAddress) { AddressView() }
          }
        }

        struct AddressView: View {
          @State private var asks = false

          var body: some View {
            Button("Delete") { asks = true }
              .alert("Delete?", isPresented: $asks) { Button("Yes") {} }
          }
        }
        """),
    ])

  func findings(in context: AuditContext) -> [Finding] {
    guard let limit = context.integer("depth") else { return [] }
    let graph = context.graph
    let depths = ModalDepths(graph)
    return graph.nodes.compactMap { node in
      guard let depth = depths[node.id], depth > limit, let last = depths.lastStep(to: node.id),
        depths[last.from] == limit, last.confidence != .dynamic
      else { return nil }
      let path = depths.path(to: node.id)
      let below = path.filter { ModalDepths.isModal($0) }.dropLast().map { graph.quoted($0.to) }
      return finding(
        about: node.subject,
        "\(node.noun) \(node.quoted) opens on top of \(Wording.count(limit, "modal")): "
          + Wording.list(below, atMost: 4),
        at: last.locations.first ?? node.location,
        path: path.first.map { [$0.from] + path.map(\.to) } ?? [])
    }
  }
}
