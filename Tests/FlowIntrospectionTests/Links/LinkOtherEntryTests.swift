import Testing

@Suite("Links that come by other ways than the system's URL")
struct LinkOtherEntryTests {
  private static let orchard = """
    import AppIntents
    import SwiftUI

    enum Row: Hashable { case pears, plums(String) }
    @Observable final class Gate {
      static let shared = Gate()
      var path: [Row] = []
      func open(_ url: URL) -> Bool {
        guard url.scheme == "orchard" else { return false }
        switch url.host {
        case "pears": path.append(.pears)
        case "plums": path.append(.plums(url.lastPathComponent))
        default: return false
        }
        return true
      }
    }
    struct OrchardView: View {
      @State private var gate = Gate.shared
      var body: some View {
        NavigationStack(path: $gate.path) {
          Text("Orchard").navigationDestination(for: Row.self) { row in
            switch row {
            case .pears: PearsView()
            case .plums: PlumsView()
            }
          }
        }
        OPENING
      }
    }
    struct PearsView: View { var body: some View { Text("") } }
    struct PlumsView: View { var body: some View { Text("") } }
    @main struct OrchardApp: App {
      var body: some Scene { WindowGroup { OrchardView() } }
    }
    """

  /// The links that some entry gets, with the last hop of each.
  private func lines(_ opening: String, _ more: String = "") -> [String] {
    LinkFixture.links(
      [Self.orchard.replacing("OPENING", with: opening), more], scheme: "orchard"
    ).filter(\.isWired).map { link in
      let hop = link.landings.first?.hops.last?.subject.split(separator: "/").last ?? "nothing"
      return "\(link.pattern) -> \(hop)"
    }
  }

  @Test(arguments: [
    ".environment(\\.openURL, OpenURLAction { url in gate.open(url) ? .handled : .systemAction })",
    ".environment(\\.openURL, OpenURLAction(handler: { gate.open($0) ? .handled : .discarded }))",
  ])
  func viewsAskToOpenThem(_ opening: String) {
    #expect(
      lines(opening) == [
        "orchard://pears/** -> Row.pears", "orchard://plums/** -> Row.plums",
      ])
  }

  @Test func anyLinkThatViewsOpenIsNoneOfTheApps() {
    let opening =
      ".environment(\\.openURL, OpenURLAction { _ in gate.path.append(.pears); return .handled })"
    #expect(lines(opening) == [])
  }

  @Test func intentsDoWhatLinksDo() {
    let lines = lines(
      "",
      """
      import AppIntents
      struct ShowPears: AppIntent {
        static let title: LocalizedStringResource = "Pears"
        static let openAppWhenRun = true
        @MainActor func perform() async throws -> some IntentResult {
          Gate.shared.path = [.pears]
          return .result()
        }
      }
      struct CountPlums: AppIntent {
        static let title: LocalizedStringResource = "Plums"
        func perform() async throws -> some IntentResult { .result(value: 3) }
      }
      """)
    #expect(lines == ["payload://?intent=ShowPears -> Row.pears"])
  }

  @Test(arguments: [
    "for helper in helpers where helper.canHandle(url) { return helper.handle(url) }\nreturn false",
    """
    guard let helper = helpers.first(where: { $0.canHandle(url) }) else { return false }
    return helper.handle(url)
    """,
    """
    for helper in helpers {
      if helper.canHandle(url) { return helper.handle(url) }
    }
    return false
    """,
  ])
  func helpersSayWhatTheyCanHandle(_ body: String) {
    let lines = lines(
      ".onOpenURL { _ = Foreman().open($0) }",
      """
      import Foundation
      protocol Helper {
        func canHandle(_ url: URL) -> Bool
        func handle(_ url: URL) -> Bool
      }
      struct PearHelper: Helper {
        func canHandle(_ url: URL) -> Bool { url.host == "pears" }
        func handle(_ url: URL) -> Bool {
          Gate.shared.path.append(.pears)
          return true
        }
      }
      struct PlumHelper: Helper {
        func canHandle(_ url: URL) -> Bool { url.host == "plums" && url.pathComponents.count == 2 }
        func handle(_ url: URL) -> Bool {
          Gate.shared.path.append(.plums(url.pathComponents[1]))
          return true
        }
      }
      struct Foreman {
        let helpers: [Helper] = [PearHelper(), PlumHelper()]
        func open(_ url: URL) -> Bool {
          \(body)
        }
      }
      """)
    #expect(lines == ["pears/** -> Row.pears", "plums/* -> Row.plums"])
  }
}
