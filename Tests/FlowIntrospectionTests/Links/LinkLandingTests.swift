import Testing

@Suite struct LinkLandingTests {
  private static let screens = """
    import SwiftUI
    struct InView: View { var body: some View { Text("") } }
    struct OutView: View { var body: some View { Text("") } }
    struct DeskView: View { var body: some View { Text("") } }
    struct ShelfView: View { var body: some View { Text("") } }
    """

  /// An app whose coordinator has a gate, tabs and a stack.
  private static func office(_ members: String, link: String, more: String = "") -> [String] {
    LinkFixture.lines(
      [
        screens, link,
        """
        import SwiftUI
        enum Room: Hashable { case desk, shelf }
        enum Page: Hashable { case folder(Int), note }
        @Observable final class Office {
          enum Gate: Hashable { case out, inside }
          private(set) var gate: Gate = .out
          var room: Room = .desk
          var pages: [Page] = []
          var pending: Errand?
        \(members)
        }
        struct OfficeView: View {
          @State private var office = Office()
          var body: some View {
            Group {
              switch office.gate {
              case .out: OutView()
              case .inside: FloorView(office: office)
              }
            }
            .onOpenURL { url in office.open(url) }
        \(more)
          }
        }
        struct FloorView: View {
          @Bindable var office: Office
          var body: some View {
            TabView(selection: $office.room) {
              NavigationStack(path: $office.pages) {
                DeskView().navigationDestination(for: Page.self) { page in
                  switch page {
                  case .folder: InView()
                  case .note: InView()
                  }
                }
              }.tag(Room.desk)
              ShelfView().tag(Room.shelf)
            }
          }
        }
        @main struct OfficeApp: App {
          var body: some Scene { WindowGroup { OfficeView() } }
        }
        """,
      ], scheme: "office")
  }

  private static let errand = """
    import Foundation
    enum Errand: Hashable {
      case folder(Int)
      case shelf
      case nap
      init?(url: URL) {
        guard url.scheme == "office" else { return nil }
        switch url.host {
        case "folder":
          guard let id = Int(url.lastPathComponent) else { return nil }
          self = .folder(id)
        case "shelf": self = .shelf
        case "nap": self = .nap
        default: return nil
        }
      }
    }
    """

  @Test func aTabThenAPush() {
    let lines = Self.office(
      """
        func open(_ url: URL) {
          guard let errand = Errand(url: url) else { return }
          run(errand)
        }
        private func run(_ errand: Errand) {
          switch errand {
          case .folder(let id):
            room = .desk
            pages.append(.folder(id))
          case .shelf: room = .shelf
          case .nap: break
          }
        }
      """, link: Self.errand)
    #expect(
      lines == [
        "office://folder/**/:id(Int) -> Room.desk, Page.folder",
        "office://shelf/** -> Room.shelf",
        "office://nap/** -> unhandled Errand.nap",
      ])
  }

  @Test func parkedUntilTheRootChanges() {
    let lines = Self.office(
      """
        func open(_ url: URL) {
          guard let errand = Errand(url: url) else { return }
          guard gate == .inside else {
            pending = errand
            return
          }
          run(errand)
        }
        func enter() {
          gate = .inside
          if let errand = pending {
            pending = nil
            run(errand)
          }
        }
        private func run(_ errand: Errand) {
          if case .folder(let id) = errand { pages = [.note, .folder(id)] }
          if case .shelf = errand { room = .shelf }
        }
      """, link: Self.errand)
    #expect(
      lines == [
        "office://folder/**/:id(Int) -> Page.note, Page.folder [gate == .inside]",
        "office://folder/**/:id(Int) -> Page.note, Page.folder [otherwise]"
          + " until Park/Office.Gate.inside",
        "office://shelf/** -> Room.shelf [gate == .inside]",
        "office://shelf/** -> Room.shelf [otherwise] until Park/Office.Gate.inside",
        "office://nap/** -> unhandled Errand.nap",
      ])
  }

  @Test func appliedWhenAViewSeesTheChange() {
    let lines = Self.office(
      """
        func open(_ url: URL) { pending = Errand(url: url) }
      """, link: Self.errand,
      more: """
        .onChange(of: office.pending) { _, errand in
          if case .shelf? = errand { office.room = .shelf }
        }
        """)
    #expect(lines.contains("office://shelf/** -> Room.shelf"))
    #expect(lines.contains("office://nap/** -> unhandled Errand.nap"))
  }

  @Test func severalConditionsAreKept() {
    let lines = Self.office(
      """
        let archive = Archive()
        func open(_ url: URL) {
          guard url.scheme == "office", url.host == "folder", let id = Int(url.lastPathComponent)
          else { return }
          if archive.holds(id) { pages = [.folder(id)] } else { pages = [.note] }
        }
      """,
      link: """
        final class Archive { var kept: Set<Int> = []; func holds(_ id: Int) -> Bool { kept.contains(id) } }
        enum Errand: Hashable { case none }
        """)
    #expect(
      lines == [
        "office://folder/**/:id(Int) -> Page.folder [archive.holds(id)]",
        "office://folder/**/:id(Int) -> Page.note [otherwise]",
      ])
  }

  @Test func anIgnoredURLIsAnyOfTheClaimedScheme() {
    let lines = Self.office(
      """
        func open(_ url: URL) { room = .shelf }
      """, link: "enum Errand: Hashable { case none }")
    #expect(lines == ["office://*/** -> Room.shelf"])
  }

  @Test func registeredPatterns() {
    let lines = Self.office(
      """
        private let desk = Switchboard()
        init() {
          desk.on("folder/:id") { [weak self] values in
            guard let id = values["id"].flatMap({ Int($0) }) else { return false }
            self?.pages = [.folder(id)]
            return true
          }
          desk.on("shelf/*") { [weak self] _ in
            self?.room = .shelf
            return true
          }
        }
        func open(_ url: URL) {
          guard url.scheme == "office" else { return }
          desk.connect(url.pathComponents.filter { $0 != "/" })
        }
      """,
      link: """
        enum Errand: Hashable { case none }
        final class Switchboard {
          var lines: [(String, ([String: String]) -> Bool)] = []
          func on(_ pattern: String, _ act: @escaping ([String: String]) -> Bool) {
            lines.append((pattern, act))
          }
          @discardableResult func connect(_ path: [String]) -> Bool { false }
        }
        """)
    #expect(
      lines == [
        "office://*/folder/:id(Int) -> Page.folder", "office://*/shelf/** -> Room.shelf",
      ])
  }

  @Test func aParserThatNobodyCallsIsNotWired() {
    let links = LinkFixture.links(
      [
        LinkFixture.park,
        """
        import Foundation
        struct Signpost { func place(for url: URL) -> Place? { nil } }
        enum Lost {
          case lantern
          init?(url: URL) {
            guard url.scheme == "park", url.host == "lantern" else { return nil }
            self = .lantern
          }
        }
        """,
      ])
    #expect(links.map(\.pattern) == ["park://lantern/**"])
    #expect(links.map(\.isWired) == [false])
    #expect(links.map(\.value) == ["Lost.lantern"])
  }
}
