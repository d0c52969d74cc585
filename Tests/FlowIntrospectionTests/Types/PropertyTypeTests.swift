import Foundation
import Testing

@Suite("The type of a property")
struct PropertyTypeTests {
  private func moves(_ members: String, _ action: String) -> [String] {
    introspect(
      Library.app(home: Library.home(action, members: members))
        .replacingOccurrences(of: "HomeView(guide: guide)", with: "HomeView()")
    ).transitions
  }

  private let expected = ["HomeView push Place.shelf"]

  @Test(arguments: [
    "@Environment(Guide.self) private var guide",
    "@State private var guide = Guide()",
    "@EnvironmentObject var guide: Guide",
    "@EnvironmentObject private var guide: Shop.Guide",
    "@ObservedObject var guide: Guide",
    "@StateObject private var guide = Guide()",
    "@Bindable var guide: Guide",
    "weak var guide: Guide?",
    "var guide: Guide!",
    "@Environment(Guide.self) private var guide: Guide",
    "private let guide = Guide()",
    "private let guide: Guide = .init()",
    "lazy var guide = Guide()",
    "var guide: Guide { Guide() }",
  ])
  func declared(_ members: String) {
    let isOptional = members.hasPrefix("weak")
    #expect(moves(members, isOptional ? "guide?.zorp(.shelf)" : "guide.zorp(.shelf)") == expected)
  }

  @Test func optionalEnvironmentObject() {
    #expect(
      moves("@Environment(Guide.self) private var guide: Guide?", "guide?.zorp(.shelf)") == expected
    )
  }

  @Test func environmentKeyPath() {
    let members = "@Environment(\\.guide) private var guide"
    let key = """
      extension EnvironmentValues { @Entry var guide: Guide = Guide() }

      """
    let source = Library.app(home: key + Library.home("guide.zorp(.shelf)", members: members))
      .replacingOccurrences(of: "HomeView(guide: guide)", with: "HomeView()")
    #expect(introspect(source).transitions == expected)
  }

  @Test func memberOfAMember() {
    let box = """
      final class Box { let guide = Guide() }

      """
    let source = Library.app(
      home: box + Library.home("box.guide.zorp(.shelf)", members: "let box: Box"))
    #expect(introspect(source).transitions == expected)
  }

  @Test func elementOfAnArray() {
    #expect(moves("let guides: [Guide]", "guides[0].zorp(.shelf)") == expected)
    #expect(moves("let guides: [Guide]", "guides.first?.zorp(.shelf)") == expected)
    #expect(moves("let guides: [Guide]", "for guide in guides { guide.zorp(.shelf) }") == expected)
    #expect(moves("let guides: [Guide]", "guides.forEach { $0.zorp(.shelf) }") == expected)
  }

  @Test func valueOfADictionary() {
    #expect(moves("let guides: [String: Guide]", #"guides["a"]?.zorp(.shelf)"#) == expected)
  }

  @Test func localsAndUnwrapping() {
    let members = "var guide: Guide?"
    #expect(moves(members, "if let guide { guide.zorp(.shelf) }") == expected)
    #expect(moves(members, "guard let it = guide else { return }; it.zorp(.shelf)") == expected)
    #expect(moves(members, "let it = guide; it?.zorp(.shelf)") == expected)
  }

  @Test func staticInstance() {
    let shared = "extension Guide { static let shared = Guide() }\n"
    let source =
      Library.app(home: shared + Library.home("Guide.shared.zorp(.shelf)", members: ""))
      .replacingOccurrences(of: "HomeView(guide: guide)", with: "HomeView()")
    #expect(introspect(source).transitions == expected)
  }

  @Test func cast() {
    #expect(moves("let any: Any", "(any as? Guide)?.zorp(.shelf)") == expected)
  }

  @Test func existentialAndOpaque() {
    let guide = """
      protocol Zorping: AnyObject { func zorp(_ place: Place) }
      @Observable final class Guide: Zorping {
        var trail: [Place] = []
        func zorp(_ place: Place) { trail.append(place) }
      }

      """
    for type in ["any Zorping", "Zorping", "(any Zorping)?"] {
      let call = type.hasSuffix("?") ? "guide?.zorp(.shelf)" : "guide.zorp(.shelf)"
      let home = Library.home(call, members: "let guide: \(type)")
      #expect(introspect(Library.app(guide: guide, home: home)).transitions == expected, "\(type)")
    }
    let generic = """
      struct HomeView<G: Zorping>: View {
        let guide: G
        var body: some View { Button("") { guide.zorp(.shelf) } }
      }

      """
    #expect(introspect(Library.app(guide: guide, home: generic)).transitions == expected)
    let some = """
      struct HomeView: View {
        let guide: Guide
        func run(_ it: some Zorping) { it.zorp(.shelf) }
        var body: some View { Button("") { run(guide) } }
      }

      """
    #expect(introspect(Library.app(guide: guide, home: some)).transitions == expected)
  }
}
