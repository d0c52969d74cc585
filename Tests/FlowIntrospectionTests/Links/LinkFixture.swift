import FlowModel
import SwiftFactsReader

@testable import FlowIntrospection

/// Reads deep links from sources written in a test.
enum LinkFixture {
  /// The project's deep links in the order in which the code tries them.
  static func links(_ sources: [String], scheme: String? = "park") -> [DeepLinkDescription] {
    let files = sources.enumerated().map { number, source in
      ProjectFacts.File(
        facts: FactsReader.facts(ofSource: source, path: "Sources/Park/File\(number).swift"),
        module: "Park")
    }
    let claims = scheme.map { [Claim(kind: .scheme, value: $0)] } ?? []
    let graph = FlowIntrospector.graph(
      of: ProjectFacts(name: "Park", files: files, claims: claims))
    return graph.deepLinks.sorted { $0.order < $1.order }
  }

  /// Each link as `pattern -> hop, hop`, with its condition and root in brackets.
  static func lines(_ sources: [String], scheme: String? = "park") -> [String] {
    links(sources, scheme: scheme).flatMap { link -> [String] in
      guard !link.landings.isEmpty else {
        return ["\(link.pattern) -> \(link.value.map { "unhandled \($0)" } ?? "nothing")"]
      }
      return link.landings.map { landing in
        let hops = landing.hops.map { $0.subject.split(separator: "/").last.map(String.init) ?? "" }
        var line = "\(link.pattern) -> \(hops.joined(separator: ", "))"
        if let condition = landing.condition { line += " [\(condition)]" }
        if let root = landing.deferredUntil { line += " until \(root.subject)" }
        return line
      }
    }
  }

  /// An app with one stack, on which the parser's places are shown.
  static func parsed(by body: String, more: String = "", scheme: String? = "park") -> [String] {
    lines(
      [
        park,
        """
        import Foundation
        struct Signpost {
          func place(for url: URL) -> Place? {
        \(body)
          }
        \(more)
        }
        """,
      ], scheme: scheme)
  }

  static let park = """
    import SwiftUI

    enum Place: Hashable {
      case garden
      case pond
      case tree(String)
      case bench(Int)
      case plan(UUID)
      case season(Season)
    }

    enum Season: String { case spring, summer, autumn = "fall" }

    @Observable final class Guide {
      var path: [Place] = []
      private let signpost = Signpost()
      func open(_ url: URL) {
        guard let place = signpost.place(for: url) else { return }
        path = [place]
      }
    }

    struct GuideView: View {
      @State private var guide = Guide()
      var body: some View {
        NavigationStack(path: $guide.path) {
          Text("Park").navigationDestination(for: Place.self) { place in
            switch place {
            case .garden: GardenView()
            case .pond: PondView()
            case .tree: TreeView()
            case .bench: BenchView()
            case .plan: PlanView()
            case .season: SeasonView()
            }
          }
        }
        .onOpenURL { url in guide.open(url) }
      }
    }

    struct GardenView: View { var body: some View { Text("") } }
    struct PondView: View { var body: some View { Text("") } }
    struct TreeView: View { var body: some View { Text("") } }
    struct BenchView: View { var body: some View { Text("") } }
    struct PlanView: View { var body: some View { Text("") } }
    struct SeasonView: View { var body: some View { Text("") } }

    @main struct ParkApp: App {
      var body: some Scene { WindowGroup { GuideView() } }
    }
    """
}
