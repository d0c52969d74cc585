import FlowModel
import Testing

@Suite("Initialisers that are added to a library's type")
struct ExtensionInitializerTests {
  @Test(arguments: [
    #"NavigationLink(.detail) { Text("Go") }"#,
    #"NavigationLink("Go", destination: .detail)"#,
    #"NavigationLink("Go", symbol: "star", destination: Page.detail)"#,
    #"NavigationLink("Go", value: "7", mark: .shared.star, destination: .detail)"#,
  ])
  func leadWhereTheirBodySays(_ link: String) {
    let graph = introspect(
      added + "struct ListScreen: View { var body: some View { \(link) } }" + views("DetailScreen"))
    #expect(graph.transitions == ["ListScreen push Page.detail"])
  }

  @Test func theLibrarysOwnStaysWhatItIs() {
    let graph = introspect(
      added
        + """
        struct ListScreen: View {
          var body: some View { NavigationLink("Go", destination: OtherScreen()) }
        }
        """ + views("DetailScreen", "OtherScreen"))
    #expect(graph.transitions == ["ListScreen push OtherScreen"])
  }

  private let added = """
    enum Page: Hashable { case list, detail }
    extension NavigationLink where Destination == Never {
      init(_ page: Page, @ViewBuilder label: () -> Label) {
        self.init(value: page, label: label)
      }
      init(_ title: String, destination: Page) where Label == Text {
        self.init(value: destination) { Text(title) }
      }
      init(_ title: String, symbol: String, destination: Page) where Label == Text {
        self.init(destination) { Text(title) }
      }
    }
    struct Mark { let name: String }
    extension NavigationLink where Destination == Never {
      init(_ title: String, value: String, mark: Mark, destination: Page) where Label == Text {
        self.init(destination) { Text(title + value) }
      }
    }
    struct Root: View {
      @State private var path: [Page] = []
      var body: some View {
        NavigationStack(path: $path) {
          ListScreen().navigationDestination(for: Page.self) { page in
            switch page {
            case .list: ListScreen()
            case .detail: DetailScreen()
            }
          }
        }
      }
    }

    """
}
