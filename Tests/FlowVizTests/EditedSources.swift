import Foundation
import TestSupport

/// An app under random edits: what people and their tools do to a folder of sources.
struct EditedSources {
  /// By path; the folder `App` is the project.
  static let start: [String: String] = [
    "App/App.swift": """
    import SwiftUI
    @main struct DemoApp: App {
      @StateObject var hub = Hub()
      var body: some Scene { WindowGroup { One(hub: hub) } }
    }
    """,
    "App/Hub.swift": """
    import SwiftUI
    enum Stop: Hashable { case two(Int), three }
    final class Hub: ObservableObject {
      @Published var path: [Stop] = []
      @Published var sheet: Stop?
      func go(_ stop: Stop) { path.append(stop) }
      func lift(_ stop: Stop) { sheet = stop }
    }
    """,
    "App/One.swift": """
    import SwiftUI
    struct One: View {
      @ObservedObject var hub: Hub
      var body: some View {
        NavigationStack(path: $hub.path) {
          Button("Go") { hub.go(.two(1)) }
            .navigationDestination(for: Stop.self) { stop in
              switch stop {
              case .two(let number): Two(number: number)
              case .three: Three()
              }
            }
        }
      }
    }
    """,
    "App/Two.swift": """
    import SwiftUI
    struct Two: View {
      let number: Int
      var body: some View { NavigationLink("More") { Three() } }
    }
    """,
    "App/Three.swift": """
    import SwiftUI
    struct Three: View { var body: some View { Text("3") } }
    """,
  ]

  private static let lines = [
    "", "// a remark", "}", "{", "case three", "hub.go(.three)", "hub.lift(.two(2))",
    "let value = 1", "func move() { path.append(.three) }", "import SwiftUI", "\"half",
    "// flowviz:ignore unused-route", "NavigationLink(\"x\") { Two(number: 3) }",
    "Button(\"Lift\") { hub.lift(.three) }",
  ]

  let folder: TemporaryFolder
  private var random: SeededRandom
  private var count = 0

  init(folder: TemporaryFolder, seed: UInt64) {
    self.folder = folder
    random = SeededRandom(seed: seed)
  }

  /// Edits something; returns what, for messages.
  mutating func next() throws -> String {
    count += 1
    let paths = try files()
    guard let path = paths.randomElement(using: &random) else {
      let (path, text) = Self.start.sorted { $0.key < $1.key }[count % Self.start.count]
      try folder.write(path, Data(text.utf8))
      return "\(count): back \(path)"
    }
    switch Int.random(in: 0..<12, using: &random) {
    case 0:
      try FileManager.default.removeItem(atPath: folder(path))
      return "\(count): removed \(path)"
    case 1:
      let other = "App/Moved\(count % 3)/File\(count).swift"
      try folder.write(other, Data(try folder.text(path).utf8))
      try FileManager.default.removeItem(atPath: folder(path))
      return "\(count): moved \(path) to \(other)"
    case 2:
      let name = "New\(count)"
      let text = """
        import SwiftUI
        struct \(name): View { var body: some View { Three() } }
        extension Hub { func show\(name)() { lift(.three) } }
        """
      try folder.write("App/\(name).swift", Data(text.utf8))
      return "\(count): new \(name)"
    case 3, 4:
      guard let text = Self.start[path] else { fallthrough }
      try folder.write(path, Data(text.utf8))
      return "\(count): \(path) as it was"
    case 5:
      let text = try folder.text(path)
      let half = text.prefix(Int.random(in: 0...text.count, using: &random))
      try folder.write(path, Data(half.utf8))
      return "\(count): half of \(path)"
    default:
      var lines = try folder.text(path).components(separatedBy: "\n")
      let place = Int.random(in: 0...lines.count, using: &random)
      if Bool.random(using: &random), place < lines.count { lines.remove(at: place) }
      lines.insert(
        Self.lines.randomElement(using: &random) ?? "", at: min(place, lines.count))
      try folder.write(path, Data(lines.joined(separator: "\n").utf8))
      return "\(count): line \(place) of \(path)"
    }
  }

  private func files() throws -> [String] {
    let all = FileManager.default.enumerator(atPath: folder("App"))?.allObjects as? [String] ?? []
    return all.filter { $0.hasSuffix(".swift") }.sorted().map { "App/\($0)" }
  }
}
