import FlowModel
import Testing

@Suite("Objects that only carry a route")
struct EnvelopeTests {
  @Test(arguments: [
    """
    @Observable final class Frame: Hashable {
      private(set) var page: Page
      private var version = 0
      init(page: Page) { self.page = page }
      static func == (left: Frame, right: Frame) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    """,
    "struct Frame: Hashable, Identifiable { let id = UUID(); var page: Page }",
  ])
  func whatAStackKeepsAroundARouteLeadsToTheRoute(_ frame: String) {
    let graph = introspect(pages + frame + stack)
    #expect(graph.transitions == ["DetailScreen push Page.profile", "ListScreen push Page.detail"])
    #expect(graph.names(.route) == ["Page.detail", "Page.list", "Page.profile"])
    #expect(graph.shown("Page.profile") == ["ProfileScreen"])
    #expect(graph.has(.declares, from: "Trail", to: "Page.list"))
  }

  @Test func aSheetsItemAroundARouteLeadsToTheRoute() {
    let graph = introspect(
      pages
        + """
        struct Ask: Identifiable { let id = UUID(); let page: Page }
        struct Home: View {
          @State private var ask: Ask?
          var body: some View {
            Button("Me") { ask = Ask(page: .profile) }
              .sheet(item: $ask) { ask in ask.page.view() }
          }
        }
        struct ListScreen: View { var body: some View { Text("List") } }
        struct DetailScreen: View { var body: some View { Text("Detail") } }
        """)
    #expect(graph.transitions == ["Home present.sheet Page.profile"])
  }

  @Test func aModelWithAKindIsNoEnvelope() {
    let graph = introspect(
      """
      enum Kind { case text, image }
      struct Author: Hashable { let name: String }
      struct Message: Hashable { let author: Author; let kind: Kind }
      struct TextBubble: View { var body: some View { Text("") } }
      struct ImageBubble: View { var body: some View { Text("") } }
      struct MessageScreen: View {
        let message: Message
        var body: some View {
          switch message.kind {
          case .text: TextBubble()
          case .image: ImageBubble()
          }
        }
      }
      struct Inbox: View {
        @State private var path: [Message] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Open") { path.append(Message(author: Author(name: ""), kind: .text)) }
              .navigationDestination(for: Message.self) { MessageScreen(message: $0) }
          }
        }
      }
      """)
    #expect(graph.names(.route) == ["Message"])
    #expect(graph.shown("Message") == ["MessageScreen"])
  }

  private let pages = """
    enum Page: Hashable {
      case list, detail, profile
      @ViewBuilder func view() -> some View {
        switch self {
        case .list: ListScreen()
        case .detail: DetailScreen()
        case .profile: ProfileScreen()
        }
      }
    }
    struct ProfileScreen: View { var body: some View { Text("Me") } }

    """

  private let stack = """

    @Observable final class Trail {
      var root: Frame
      var path: [Frame] = []
      init(root: Page) { self.root = Frame(page: root) }
      func go(_ page: Page) { path.append(.init(page: page)) }
    }
    struct FrameView: View {
      let frame: Frame
      var body: some View { frame.page.view() }
    }
    struct TrailView: View {
      @State var trail: Trail
      var body: some View {
        NavigationStack(path: $trail.path) {
          trail.root.page.view()
            .navigationDestination(for: Frame.self) { FrameView(frame: $0) }
        }
        .environment(trail)
      }
    }
    struct ListScreen: View {
      @Environment(Trail.self) private var trail
      var body: some View { Button("Go") { trail.go(.detail) } }
    }
    struct DetailScreen: View {
      @Environment(Trail.self) private var trail
      var body: some View { Button("Go") { trail.go(.profile) } }
    }
    """
}
