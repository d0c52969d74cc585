import Testing

@Suite struct LinkParsingTests {
  @Test func hostsOfASwitch() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "park" else { return nil }
          switch url.host() {
          case "garden": return .garden
          case "pond" where url.pathComponents.isEmpty: return .pond
          default: return nil
          }
          """) == ["park://garden/** -> Place.garden", "park://pond -> Place.pond"])
  }

  @Test func componentsByIndexAndCount() {
    #expect(
      LinkFixture.parsed(
        by: """
          let parts = url.pathComponents
          guard url.scheme == "park", parts.count == 3, parts[1] == "trees" else { return nil }
          return .tree(parts[2])
          """) == ["park://*/trees/* -> Place.tree"])
  }

  @Test func tuplesOfHostAndCount() {
    #expect(
      LinkFixture.parsed(
        by: """
          let parts = url.pathComponents.filter { $0 != "/" }
          switch (url.host, parts.count) {
          case ("bench", 1):
            guard let number = Int(parts[0]) else { return nil }
            return .bench(number)
          case ("tree", 2...3): return .tree(parts[1])
          default: return nil
          }
          """)
        == [
          "*bench/:number(Int) -> Place.bench", "*tree/*/* -> Place.tree",
          "*tree/*/*/* -> Place.tree",
        ].map { $0.replacingStar })
  }

  @Test func listsAsPatterns() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme?.lowercased() == "park", url.host == "map" else { return nil }
          switch Array(url.pathComponents.dropFirst()) {
          case []: return .garden
          case ["pond"]: return .pond
          default: return nil
          }
          """) == ["~park://map -> Place.garden", "~park://map/pond -> Place.pond"])
  }

  @Test func wholeLinksInSmallLetters() {
    #expect(
      LinkFixture.parsed(
        by: """
          let text = url.absoluteString.lowercased()
          if text == "park://garden" { return .garden }
          if text.hasPrefix("park://pond/") { return .pond }
          return nil
          """) == ["~park://~garden -> Place.garden", "~park://~pond/:_/** -> Place.pond"])
  }

  @Test func typedParts() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "park" else { return nil }
          let parts = url.pathComponents.dropFirst()
          if url.host == "plan", let first = parts.first, let id = UUID(uuidString: first) {
            return .plan(id)
          }
          if url.host == "season", let season = Season(rawValue: url.lastPathComponent) {
            return .season(season)
          }
          return nil
          """) == [
          "park://plan/:id(UUID)/** -> Place.plan",
          "park://season/**/:season(Season=spring|summer|fall) -> Place.season",
        ])
  }

  @Test func queryItems() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false),
            parts.scheme == "park" else { return nil }
          if parts.host == "tree",
            let name = parts.queryItems?.first(where: { $0.name == "name" })?.value {
            return .tree(name)
          }
          if parts.host == "find" {
            return .tree(value(of: "q", in: parts) ?? "")
          }
          return nil
          """,
        more: """
          func value(of key: String, in parts: URLComponents) -> String? {
            parts.queryItems?.first { $0.name == key }?.value
          }
          """) == [
          "park://tree/**?name=:name -> Place.tree", "park://find/**?q?=:q -> Place.tree",
        ])
  }

  @Test func prefixesOfTheWholeURL() {
    #expect(
      LinkFixture.parsed(
        by: """
          if url.absoluteString.hasPrefix("park://pond/") { return .pond }
          if url.absoluteString == "park://garden" { return .garden }
          if url.path.hasPrefix("/trees/") { return .tree(url.lastPathComponent) }
          return nil
          """) == [
          "park://pond/:_/** -> Place.pond", "park://garden -> Place.garden",
          "*/trees/:_/** -> Place.tree",
        ])
  }

  @Test func nestedParsersAndConstants() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == Self.scheme else { return nil }
          switch Area(rawValue: url.host ?? "") {
          case .water: return water(url.pathComponents.filter { $0 != "/" })
          case .green: return .garden
          case nil: return nil
          }
          """,
        more: """
          static let scheme = "park"
          enum Area: String { case water = "w", green }
          func water(_ path: [String]) -> Place? {
            guard path.last == "pond" else { return nil }
            return .pond
          }
          """) == ["park://w/**/pond -> Place.pond", "park://green/** -> Place.garden"])
  }

  @Test func predicatesKeepTheirText() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "park", url.absoluteString.contains("green") else { return nil }
          return .garden
          """) == [
          #"park://*/** where url.absoluteString.contains("green") -> Place.garden"#
        ])
  }

  @Test func anAddressThatHoldsAnotherBeginsWithIt() {
    #expect(
      LinkFixture.parsed(
        by: """
          let address = url.absoluteString
          if address.contains(Widget.pond.url.absoluteString) { return .pond }
          if address.contains("park://tree/") { return .tree(url.lastPathComponent) }
          return nil
          """,
        more: """
          enum Widget {
            case pond, fence
            var url: URL {
              switch self {
              case .pond: return URL(string: "park://pond")!
              case .fence: return URL(string: "park://fence")!
              }
            }
          }
          """) == ["park://pond*/** -> Place.pond", "park://tree/:_/** -> Place.tree"])
  }

  @Test func addressesThatAreWrittenDown() {
    #expect(
      LinkFixture.parsed(
        by: """
          if url == Self.home { return .garden }
          if url.scheme == Self.home.scheme, url.host == Spot.water.url?.host { return .pond }
          return nil
          """,
        more: """
          static let home = URL(string: "park://home")!
          enum Spot {
            case water
            var url: URL? { URL(string: "park://water") }
          }
          """) == ["park://home -> Place.garden", "park://water/** -> Place.pond"])
  }

  @Test func theEndOfAPathIsThatOfItsLastSegment() {
    #expect(
      LinkFixture.parsed(
        by: """
          let name = url.standardizedFileURL.path
          if name.hasSuffix(".map") { return .garden }
          return nil
          """) == ["*/**/*.map -> Place.garden"])
  }

  @Test func fragmentsAndTextsInPathsAreAskedOfTheURL() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "park", let mark = url.fragment else { return nil }
          if url.path.contains("/old/") { return .garden }
          return .tree(mark)
          """) == [
          #"park://*/** where url.fragment != nil; url.path.contains("/old/") -> Place.garden"#,
          #"park://*/** where url.fragment != nil; !url.path.contains("/old/") -> Place.tree"#,
        ])
  }

  @Test func aDefaultLeavesOutWhatWasRefused() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "park", let host = url.host else { return nil }
          switch host {
          case "fence": return nil
          case "pond": return .pond
          default: return .tree(host)
          }
          """) == [
          "park://pond/** -> Place.pond",
          "park://:host=!(fence)/** -> Place.tree",
        ])
  }

  @Test func allElementsConverted() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "park", url.host == "bench" else { return nil }
          let parts = url.pathComponents.dropFirst()
          let numbers = parts.compactMap(Int.init)
          guard numbers.count == parts.count, let first = numbers.first else { return nil }
          return .bench(first)
          """) == ["park://bench/:first(Int)/**(Int) -> Place.bench"])
  }

  @Test func tables() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "park", let host = url.host else { return nil }
          return Self.places[host]
          """,
        more: """
          static let places: [String: Place] = ["garden": .garden, "pond": .pond]
          """) == ["park://garden/** -> Place.garden", "park://pond/** -> Place.pond"])
  }

  @Test func listsOfStructs() {
    #expect(
      LinkFixture.parsed(
        by: """
          Self.signs.first { $0.word == url.host && url.scheme == "park" }?.place
          """,
        more: """
          struct Sign { let word: String; let place: Place }
          static let signs = [Sign(word: "g", place: .garden), Sign(word: "p", place: .pond)]
          """) == ["park://g/** -> Place.garden", "park://p/** -> Place.pond"])
  }
}

extension String {
  /// A pattern of any scheme is written without one.
  var replacingStar: String { hasPrefix("*") ? String(dropFirst()) : self }
}
