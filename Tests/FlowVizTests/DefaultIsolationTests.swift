import FlowViz
import Testing

@Suite("Isolation that a project gives by default")
struct DefaultIsolationTests {
  private let source = """
    import SwiftUI

    enum Route: Hashable { case cart }

    final class Router: ObservableObject {
      @Published var path: [Route] = []

      func showCart() { path.append(.cart) }
    }

    struct ShopView: View {
      @StateObject private var router = Router()

      var body: some View {
        NavigationStack(path: $router.path) {
          Button("Cart") { router.showCart() }
            .navigationDestination(for: Route.self) { _ in Text("Cart") }
        }
      }
    }
    """

  private func findings(_ files: [String: String]) -> [String] {
    var sources = files
    sources["Sources/Shop/Shop.swift"] = source
    let graph = SwiftProject(name: "Shop", sources: sources).flowGraph()
    return Auditor().audit(graph).findings.filter { $0.rule == "coordinator-not-main-actor" }
      .map(\.subject)
  }

  private func manifest(_ target: String, _ settings: String) -> String {
    """
    let package = Package(
      name: "Shop",
      targets: [
        .target(name: "\(target)", swiftSettings: [\(settings)]),
        .target(name: "Other (old)", path: "Sources/Other"),
      ])
    """
  }

  @Test func aTargetOfThePackageSaysSo() {
    let isolated = ".defaultIsolation(MainActor.self)"
    #expect(findings(["Package.swift": manifest("Shop", "")]) == ["Shop/Router"])
    #expect(findings(["Package.swift": manifest("Shop", isolated)]) == [])
    #expect(findings(["Package.swift": manifest("Tools", isolated)]) == ["Shop/Router"])
  }

  @Test func settingsForAllTargetsMayHoldForEach() {
    let manifest =
      manifest("Tools", "")
      + "\nfor target in package.targets { target.swiftSettings = [.defaultIsolation( MainActor.self )] }"
    #expect(findings(["Package.swift": manifest]) == [])
  }

  @Test func aGeneratorsManifestSaysSo() {
    let manifest = "settings:\n  SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor\n"
    #expect(findings(["project.yml": manifest]) == [])
    #expect(findings(["project.yml": "name: Shop\n"]) == ["Shop/Router"])
  }
}
