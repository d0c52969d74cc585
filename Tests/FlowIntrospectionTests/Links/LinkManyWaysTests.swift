import Testing

/// Handlers with more ways through them than anybody would follow one by one.
@Suite("A handler with many ways") struct LinkManyWaysTests {
  private static func lines(_ body: String, more: String = "") -> [String] {
    LinkFixture.lines(
      [
        """
        import SwiftUI
        struct KilnView: View { var body: some View { Text("") } }
        struct RackView: View { var body: some View { Text("") } }
        \(more)
        final class Potter {
          let bench = UIViewController()
          var notes: [String] = []
          func handle(_ url: URL) {
            guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return }
            let items = parts.queryItems
        \(body)
          }
          func showKiln() {
            bench.present(UIHostingController(rootView: KilnView()), animated: true)
          }
          func showRack() {
            bench.present(UIHostingController(rootView: RackView()), animated: true)
          }
        }
        @main struct PotteryApp: App {
          let potter = Potter()
          var body: some Scene {
            WindowGroup { Text("").onOpenURL { potter.handle($0) } }
          }
        }
        """
      ], scheme: "pottery")
  }

  @Test("that reads a dozen items of the query leads where all of them lead")
  func manyItems() {
    let reads = (0..<12).map { number in
      """
            if let value = items?.first(where: { $0.name == "i\(number)" })?.value {
              notes.append(value)
            }
      """
    }
    let lines = Self.lines(
      """
            guard url.host == "kiln" else { return }
      \(reads.joined(separator: "\n"))
            showKiln()
      """)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("kiln/**?") == true)
    #expect(lines.first?.hasSuffix("-> KilnView") == true)
  }

  @Test("keeps apart what an item's text leads to")
  func itemsThatDecide() {
    let reads = (0..<8).map { number in
      "if items?.first(where: { $0.name == \"i\(number)\" })?.value != nil { notes.append(\"\") }"
    }
    let lines = Self.lines(
      """
            let kind = items?.first(where: { $0.name == "kind" })?.value
            guard kind == "kiln" || kind == "rack" else { return }
      \(reads.joined(separator: "\n"))
            if kind == "kiln" { showKiln() } else { showRack() }
      """)
    #expect(lines.contains { $0.contains("kind=kiln") && $0.hasSuffix("-> KilnView") })
    #expect(lines.contains { $0.contains("kind=rack") && $0.hasSuffix("-> RackView") })
    #expect(!lines.contains { $0.contains("kind=kiln") && $0.contains("RackView") })
  }

  @Test("runs a function behind them once, and each way keeps what it has assumed")
  func sharedFunction() {
    let more = """
      extension Potter {
        func fire(_ isHot: Bool) {
          if isHot { notes.append("hot") } else { notes.append("cold") }
          if notes.isEmpty { showRack() } else { showKiln() }
        }
      }
      """
    let lines = Self.lines(
      """
            switch url.host {
            case "a": fire(true)
            case "b": fire(true)
            default: return
            }
      """, more: more)
    #expect(
      lines == [
        "a/** -> RackView [notes.isEmpty]", "a/** -> KilnView [otherwise]",
        "b/** -> RackView [notes.isEmpty]", "b/** -> KilnView [otherwise]",
      ])
  }

  @Test("goes on with a long part once the others are through")
  func longPart() {
    let notes = (0..<90).map { "notes.append(word + \"\($0)\")" }.joined(separator: "\n")
    let others = (0..<20).map { "case \"h\($0)\": showRack()" }.joined(separator: "\n")
    let words = (0..<20).map { "\"w\($0)\"" }.joined(separator: ", ")
    let lines = Self.lines(
      """
            switch url.host {
            case "kiln":
              for word in [\(words)] {
                \(notes)
              }
              showKiln()
            \(others)
            default: return
            }
      """)
    #expect(lines.contains("kiln/** -> KilnView"))
    #expect(lines.contains("h19/** -> RackView"))
    #expect(lines.count == 21)
  }

  @Test("asks what all code shares of the app, not of the link")
  func sharedObjects() {
    let more = """
      final class Cellar {
        static let shared = Cellar()
        func jar(_ name: String) -> String? { UserDefaults.standard.string(forKey: name) }
      }
      """
    let lines = Self.lines(
      """
            guard url.host == "kiln", let name = parts.queryItems?.first?.value,
              Cellar.shared.jar(name) != nil
            else { return }
            showKiln()
      """, more: more)
    #expect(lines.count == 1)
    #expect(lines.first?.contains(" where Cellar") == false)
    #expect(lines.first?.hasSuffix("-> KilnView [Cellar.shared.jar(name) != nil]") == true)
  }
}
