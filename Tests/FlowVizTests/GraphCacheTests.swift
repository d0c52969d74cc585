import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowViz

@Suite("The cache")
struct GraphCacheTests {
  static let source = """
    import SwiftUI
    @main struct Demo: App {
      var body: some Scene { WindowGroup { First() } }
    }
    struct First: View {
      var body: some View { NavigationLink("Go") { Second() } }
    }
    struct Second: View { var body: some View { Text("b") } }
    """

  private let folder: TemporaryFolder
  private let cache: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["App/Demo.swift": Self.source])
    cache = try TemporaryFolder()
  }

  private func read() throws -> Data {
    try GraphExport.encode(
      FlowGraph(paths: [folder("App")], options: ReadingOptions(cacheFolder: cache.path)))
  }

  private func fresh() throws -> Data {
    try GraphExport.encode(FlowGraph(paths: [folder("App")]))
  }

  /// The entries' paths, sorted.
  private func entries() throws -> [String] {
    try cache.names().flatMap { project in
      try cache.names(in: project).map { cache("\(project)/\($0)") }
    }
  }

  @Test("Gives what reading anew gives")
  func same() throws {
    let expected = try fresh()
    #expect(try read() == expected)
    #expect(try entries().count == 1)
    #expect(try read() == expected)
    #expect(try entries().count == 1)
  }

  @Test("Is asked before files are read")
  func hit() throws {
    _ = try read()
    let counter = Counter()
    let options = ReadingOptions(
      cacheFolder: cache.path, progress: { _ in counter.add() })
    _ = try FlowGraph(paths: [folder("App")], options: options)
    #expect(counter.count == 0)
    try folder.write("App/Demo.swift", Data("\(Self.source)\n".utf8))
    _ = try FlowGraph(paths: [folder("App")], options: options)
    #expect(counter.count > 0)
  }

  @Test("Notices every change", arguments: Change.allCases)
  func changes(change: Change) throws {
    try folder.write("App/Info.plist", Data(Change.plist("a").utf8))
    try folder.write("App/Package.swift", Data("let package = Package(name: \"A\")".utf8))
    _ = try read()
    try change.make(in: folder)
    #expect(try read() == fresh())
    #expect(try entries().count == 2)
  }

  enum Change: CaseIterable {
    case content, newFile, removedFile, renamedFile, claim, manifest, settings, configuration

    static func plist(_ scheme: String) -> String {
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleURLTypes</key><array><dict>
      <key>CFBundleURLSchemes</key><array><string>\(scheme)</string></array></dict></array>
      </dict></plist>
      """
    }

    func make(in folder: TemporaryFolder) throws {
      let files = FileManager.default
      switch self {
      case .content:
        let text = GraphCacheTests.source.replacingOccurrences(of: "Second", with: "Sooner")
        try folder.write("App/Demo.swift", Data(text.utf8))
      case .newFile: try folder.write("App/New.swift", Data("struct New {}".utf8))
      case .removedFile:
        try folder.write("App/Demo.swift", Data("struct New {}".utf8))
      case .renamedFile:
        try files.moveItem(atPath: folder("App/Demo.swift"), toPath: folder("App/Other.swift"))
      case .claim: try folder.write("App/Info.plist", Data(Change.plist("b").utf8))
      case .manifest:
        try folder.write("App/Package.swift", Data("let package = Package(name: \"B\")".utf8))
      case .configuration:
        let text = #"{ "vocabulary": { "push": ["Mover.go(to:)"] } }"#
        try folder.write("App/.flowviz.json", Data(text.utf8))
      case .settings: try folder.write("App/Base.xcconfig", Data("SCHEME = c".utf8))
      }
    }
  }

  @Test(
    "A damaged entry is as good as none",
    arguments: ["", "flowviz graph 1\n", "truncated", "flipped", "other version", "other entry"])
  func damage(kind: String) throws {
    let expected = try read()
    let path = try #require(try entries().first)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    switch kind {
    case "truncated": bytes.removeLast(100)
    case "flipped": bytes[bytes.count / 2] ^= 1
    case "other version": bytes[14] ^= 1
    case "other entry": bytes[20] ^= 1
    default: bytes = Data(kind.utf8)
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    #expect(try read() == expected)
    // And it is mended.
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count > 200)
    #expect(try entries() == [path])
  }

  @Test("What a crashed run left is swept away, what another run writes is not")
  func crash() throws {
    let expected = try read()
    let project = try #require(try cache.names().first)
    for (name, age) in [("old", 7_200.0), ("new", 0)] {
      let file = "\(project)/\(CacheSweep.temporaryPrefix)\(name)"
      try cache.write(file, Data("half".utf8))
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -age)], ofItemAtPath: cache(file))
    }
    #expect(try read() == expected)
    try folder.write("App/New.swift", Data("struct New {}".utf8))
    _ = try read()
    let names = try cache.names(in: project)
    #expect(names.contains("\(CacheSweep.temporaryPrefix)new"))
    #expect(!names.contains("\(CacheSweep.temporaryPrefix)old"))
  }

  @Test("Runs at once do not disturb each other")
  func concurrent() async throws {
    let expected = try fresh()
    let results = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<6 { group.addTask { try read() } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == expected })
    #expect(try entries().count == 1)
    #expect(try read() == expected)
  }

  @Test("A folder that cannot be written costs nothing but time")
  func unwritable() throws {
    try cache.write("file", Data())
    for place in [cache("file"), cache("file/deeper"), "/dev/null/x", "/proc/flowviz"] {
      let graph = try FlowGraph(
        paths: [folder("App")], options: ReadingOptions(cacheFolder: place))
      #expect(try GraphExport.encode(graph) == fresh())
    }
    #expect(try cache.names() == ["file"])
  }

  @Test("Old entries are dropped")
  func bound() throws {
    for number in 0..<(GraphCache.entryLimit + 4) {
      try folder.write("App/New.swift", Data("struct New\(number) {}".utf8))
      _ = try read()
    }
    #expect(try entries().count == GraphCache.entryLimit)
  }

  @Test("Thorough reading and sources in memory leave it alone")
  func uncached() throws {
    _ = try FlowGraph(
      paths: [folder("App")],
      options: ReadingOptions(isThorough: true, cacheFolder: cache.path))
    _ = SwiftProject(name: "A", sources: ["A.swift": Self.source])
      .flowGraph(ReadingOptions(cacheFolder: cache.path))
    #expect(try cache.names().isEmpty)
  }

  @Test("Its place")
  func place() {
    #expect(CacheLocation.standard(environment: [:]) == nil)
    #expect(CacheLocation.standard(environment: ["XDG_CACHE_HOME": "/c"]) == "/c/flowviz")
    #expect(CacheLocation.standard(environment: ["XDG_CACHE_HOME": "relative"]) == nil)
    #expect(
      CacheLocation.standard(environment: ["HOME": "/home/x"])?.hasPrefix("/home/x/") == true)
  }

  @Test("Digests tell contents and borders apart")
  func digests() {
    func digest(_ parts: String...) -> Digest {
      var digest = Digest()
      for part in parts { digest.add(part) }
      return digest
    }
    let all = [
      digest(), digest(""), digest("", ""), digest("a"), digest("a", ""), digest("", "a"),
      digest("ab"), digest("a", "b"), digest("b", "a"),
      digest(String(repeating: "a", count: 16)), digest(String(repeating: "a", count: 17)),
      digest(String(repeating: "a", count: 15)), digest("\0"), digest("\0\0"),
    ]
    #expect(Set(all).count == all.count)
    #expect(Set(all.map(\.text)).count == all.count)
    #expect(all.allSatisfy { $0.text.utf8.count == 32 })
    var seen: Set<Digest> = []
    var bytes = [UInt8](repeating: 7, count: 64)
    for bit in 0..<512 {
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      bytes.withUnsafeBytes { _ = seen.insert(Digest($0)) }
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    }
    #expect(seen.count == 512)
  }
}

private final class Counter: @unchecked Sendable {
  /// Guards the number, which is why the class may call itself `Sendable`.
  private let lock = NSLock()
  private var number = 0

  func add() { lock.withLock { number += 1 } }
  var count: Int { lock.withLock { number } }
}
