import FlowModel
import Testing

@Suite("Content that is given to a view which shows it")
struct GivenContentTests {
  private let row = """
    struct MenuRow<Content: View>: View {
      let title: String
      @ViewBuilder var destination: () -> Content
      @State var isOpen = false
      var body: some View { ROW }
    }
    struct MenuView: View {
      var body: some View {
        VStack { MenuRow(title: "Sounds") { SoundsView() } }
      }
    }

    """

  @Test(arguments: [
    ("NavigationLink(destination: destination) { Text(title) }", "push"),
    ("NavigationLink(destination: destination()) { Text(title) }", "push"),
    ("NavigationLink { destination().navigationTitle(title) } label: { Text(title) }", "push"),
    ("Text(title).sheet(isPresented: $isOpen) { destination() }", "present.sheet"),
    (
      "Text(title).fullScreenCover(isPresented: $isOpen, content: destination)",
      "present.fullScreenCover"
    ),
  ])
  func rowWithADestination(_ body: String, _ way: String) {
    let graph = introspect(
      row.replacingOccurrences(of: "ROW", with: body) + views("SoundsView"))
    #expect(graph.transitions == ["MenuView \(way) SoundsView"])
    #expect(!graph.has(.contains, from: "MenuRow", to: "SoundsView"))
  }

  @Test func cardOnlyConsistsOfItsContent() {
    let graph = introspect(
      row.replacingOccurrences(of: "ROW", with: "VStack { destination() }")
        + views("SoundsView"))
    #expect(graph.transitions.isEmpty)
    #expect(graph.has(.contains, from: "MenuRow", to: "SoundsView"))
  }

  private let home = """
    struct Item: Identifiable { let id: Int }
    struct HomeView: View {
      @State private var asks = false
      @State private var item: Item?
      var body: some View {
        VStack {
          Button("Ask") { asks = true }
          Button("Show") { item = Item(id: 1) }
        }
        .panel(isPresented: $asks) { QuestionView() }
        .panel(item: $item) { item in ItemView(id: item.id) }
      }
    }
    struct ItemView: View { let id: Int; var body: some View { Text("") } }

    """ + views("QuestionView")

  @Test func modifierThatPresentsWhatItIsGiven() {
    let graph = introspect(
      """
      extension View {
        func panel<C: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C
        ) -> some View {
          sheet(isPresented: isPresented, content: content)
        }
        func panel<I: Identifiable, C: View>(
          item: Binding<I?>, @ViewBuilder content: @escaping (I) -> C
        ) -> some View {
          sheet(item: item) { item in NavigationStack { content(item) } }
        }
      }

      """ + home)
    #expect(
      graph.transitions == [
        "HomeView present.sheet ItemView", "HomeView present.sheet QuestionView",
      ])
    #expect(
      graph.edges(.present, to: "QuestionView").map(\.label) == ["tap \"Ask\""])
  }

  @Test(arguments: [
    "",
    """
    init(isPresented: Binding<Bool>, panel: @escaping () -> C) {
      _isPresented = isPresented
      self.panel = panel
    }
    """,
  ])
  func modifierTypeThatPresentsWhatItIsGiven(_ initializer: String) {
    let graph = introspect(
      """
      struct PanelModifier<C: View>: ViewModifier {
        @Environment(\\.isSmall) private var isSmall
        @Binding var isPresented: Bool
        @ViewBuilder let panel: () -> C
        \(initializer)
        func body(content: Content) -> some View {
          content
            .sheet(isPresented: Binding(get: { isSmall && isPresented }, set: { isPresented = $0 })) {
              if isSmall { panel().padding() } else { panel() }
            }
        }
      }
      extension View {
        func panel<C: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C
        ) -> some View {
          modifier(PanelModifier(isPresented: isPresented, panel: content))
        }
      }
      struct HomeView: View {
        @State private var asks = false
        var body: some View {
          Button("Ask") { asks = true }.panel(isPresented: $asks) { QuestionView() }
        }
      }

      """ + views("QuestionView"))
    #expect(graph.transitions == ["HomeView present.sheet QuestionView"])
    #expect(!graph.has(.contains, from: "HomeView", to: "QuestionView"))
  }

  @Test func libraryModifierThatLooksLikeIt() {
    let graph = introspect("import PanelKit\n" + home)
    #expect(
      graph.transitions == [
        "HomeView present.sheet ItemView", "HomeView present.sheet QuestionView",
      ])
  }

  @Test func libraryModifierBehindOneOfTheProject() {
    let graph = introspect(
      """
      extension View {
        func panel<C: View>(
          isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C
        ) -> some View {
          floatingCard(isPresented: isPresented, radius: 4, content: content)
        }
      }

      """
        + home.replacingOccurrences(
          of: ".panel(item: $item) { item in ItemView(id: item.id) }", with: ""))
    #expect(graph.transitions == ["HomeView present.overlay QuestionView"])
  }

  @Test func suggestionsOfASearchAreInPlace() {
    let graph = introspect(
      """
      struct HomeView: View {
        @State private var text = ""
        @State private var searches = false
        var body: some View {
          Button("") { searches = true }
            .searchable(text: $text, isPresented: $searches) { SuggestionView() }
        }
      }

      """ + views("SuggestionView"))
    #expect(graph.transitions.isEmpty)
    #expect(graph.has(.contains, from: "HomeView", to: "SuggestionView"))
  }
}
