import Testing

/// Parsers that are asked one after the other, and coordinators of which there are several.
@Suite("A list of parsers") struct LinkParserListTests {
  private static let quarry = """
    import SwiftUI
    enum Seam: Hashable { case slate, chalk, marl(String) }
    struct SlateView: View { var body: some View { Text("") } }
    struct ChalkView: View { var body: some View { Text("") } }
    struct MarlView: View { var body: some View { Text("") } }

    protocol Reading { func seam(of url: URL) -> Seam? }
    struct SlateReading: Reading {
      func seam(of url: URL) -> Seam? { url.host == "slate" ? .slate : nil }
    }
    struct ChalkReading: Reading {
      let word: String
      func seam(of url: URL) -> Seam? { url.host == "chalk" ? .chalk : nil }
    }
    struct MarlReading: Reading {
      func seam(of url: URL) -> Seam? {
        guard let layer = layer(url.absoluteString) else { return nil }
        switch layer.kind {
        case .deep(let name): return .marl(name)
        case .flat: return nil
        }
      }
    }
    struct Readings {
      let all: [Reading]
      init(word: String) {
        all = [SlateReading(), ChalkReading(word: word), MarlReading()]
      }
      func seam(of url: URL) -> Seam? {
        for reading in all {
          if let seam = reading.seam(of: url) { return seam }
        }
        return nil
      }
    }
    protocol Digging { func open(_ url: URL) }
    final class Digger: Digging {
      let pit = UIViewController()
      let readings = Readings(word: "")
      func open(_ url: URL) {
        guard let seam = readings.seam(of: url) else { return }
        switch seam {
        case .slate: pit.present(UIHostingController(rootView: SlateView()), animated: true)
        case .chalk: pit.present(UIHostingController(rootView: ChalkView()), animated: true)
        case .marl: pit.present(UIHostingController(rootView: MarlView()), animated: true)
        }
      }
    }
    final class StillDigger: Digging { func open(_ url: URL) {} }
    final class LoudDigger: Digging { func open(_ url: URL) { print(url) } }
    final class DryDigger: Digging { func open(_ url: URL) { print("") } }

    @main struct QuarryApp: App {
      private var digger: Digging!
      init(mode: Int) {
        if mode == 0 { digger = Digger() } else if mode == 1 { digger = StillDigger() }
        else if mode == 2 { digger = LoudDigger() } else { digger = DryDigger() }
      }
      var body: some Scene {
        WindowGroup { Text("").onOpenURL { digger.open($0) } }
      }
    }
    """

  @Test("that an initialiser puts together is asked in order, by whichever object takes links")
  func inOrder() {
    let lines = LinkFixture.lines([Self.quarry], scheme: "quarry")
    #expect(lines.count == 3)
    #expect(lines.first == "slate/** -> SlateView")
    #expect(lines.dropFirst().first == "chalk/** -> ChalkView")
  }

  @Test("leaves open what code that is not in the tree makes of the link")
  func notInTheTree() {
    let last = LinkFixture.lines([Self.quarry], scheme: "quarry").last
    #expect(last?.contains("layer(url.absoluteString) != nil") == true)
    #expect(last?.contains("layer.kind == .deep") == true)
    #expect(last?.hasSuffix("-> MarlView") == true)
  }
}
