import Testing

@testable import FlowIntrospection

@Suite("Conditions on parts of a link that a URL answers")
struct LinkPartConditionTests {
  @Test func hostsThatContainAText() {
    #expect(
      LinkFixture.parsed(
        by: """
          let host = url.host?.lowercased() ?? ""
          if host.contains("meadow.example"), url.pathComponents.count > 1 { return .pond }
          if host == "trees.example" { return .garden }
          return nil
          """)
        == [
          "~:host/*/** where host contains \"meadow.example\" in any case -> Place.pond",
          "~trees.example/** -> Place.garden",
        ])
  }

  @Test func whatIsKnownOfAHostAnswersWhetherItContainsAText() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.host == "low.meadow.example" || url.host == "hill.example" else { return nil }
          return url.host!.contains("meadow") ? .pond : .garden
          """) == [
          "low.meadow.example/** -> Place.pond", "hill.example/** -> Place.garden",
        ])
  }

  @Test func aSchemeLeftOut() {
    let lines = LinkFixture.parsed(
      by: """
        if url.scheme == "park" { return url.host == "garden" ? .garden : nil }
        return url.host == "pond" ? .pond : nil
        """)
    #expect(
      lines == [
        "park://garden/** -> Place.garden", "pond/** where scheme is not \"park\" -> Place.pond",
      ])
  }

  @Test func segmentsAnywhere() {
    #expect(
      LinkFixture.parsed(
        by: """
          let parts = url.pathComponents
          guard url.scheme == "park", url.host == "map" else { return nil }
          if let place = parts.firstIndex(of: "tree"), parts.count > place + 1 {
            return .tree(parts[place + 1])
          }
          if parts.contains("pond") { return .pond }
          if parts.contains(where: { $0.hasPrefix("@") }) { return .garden }
          return nil
          """
      ).map { $0.components(before: " -> ") } == [
        "park://map/** where some segment is \"tree\"; "
          + "segment \"tree\" is followed by another",
        "park://map/** where no segment is \"tree\"; some segment is \"pond\"",
        "park://map/** where no segment is \"tree\"; no segment is \"pond\"; "
          + "some segment begins with \"@\"",
        "park://map/** where some segment is \"tree\"; "
          + "segment \"tree\" is followed by none; some segment is \"pond\"",
        "park://map/** where some segment is \"tree\"; "
          + "segment \"tree\" is followed by none; no segment is \"pond\"; "
          + "some segment begins with \"@\"",
      ])
  }

  @Test func endingsOfFiles() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "file", Self.kinds.contains(url.pathExtension.lowercased()) else {
            return nil
          }
          return .garden
          """,
        more: """
          static let maps: Set<String> = ["plan", "map"]
          static let lists: Set<String> = ["list"]
          static var kinds: Set<String> { maps.union(lists) }
          """) == [
          "file://*/** where file extension is one of \"plan\", \"map\", \"list\" in any case"
            + " -> Place.garden"
        ])
  }

  @Test(arguments: [
    "url.path.replacingOccurrences(of: \"/\", with: \"\")", "url.path.dropFirst()",
    "url.path.trimmingCharacters(in: CharacterSet(charactersIn: \"/\"))",
  ])
  func pathsWithoutTheirSlashes(_ text: String) {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.host == "park.example" else { return nil }
          switch \(text) {
          case "garden": return .garden
          case "pond": return .pond
          default: return nil
          }
          """) == ["park.example/garden -> Place.garden", "park.example/pond -> Place.pond"])
  }

  @Test func aTextThatStandsInForAMissingPartIsKnown() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "park" else { return nil }
          let host = url.host ?? "pond"
          if host.hasPrefix("po"), host.count > 3, host.contains("on") { return .pond }
          return nil
          """
      ).first { !$0.contains("where") } == "park:///** -> Place.pond")
  }

  @Test func schemesAskedForOneAfterTheOther() {
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "http" || url.scheme == "https" else { return nil }
          return url.host == "park.example" ? .garden : nil
          """) == ["http|https://park.example/** -> Place.garden"])
  }

  @Test func itemsThatAPredicateOrALoopLooksUp() {
    let helpers = """
      func item(_ key: String, of items: NSArray) -> String? {
        let predicate = NSPredicate(format: "name = %@", key)
        if let found = items.filtered(using: predicate).first as? NSURLQueryItem {
          return found.value
        }
        return nil
      }
      func table(_ url: URL) -> [String: String]? {
        guard let items = URLComponents(url: url, resolvingAgainstBaseURL: true)?.queryItems else {
          return nil
        }
        var table = [String: String]()
        for item in items { table[item.name] = item.value }
        return table
      }
      """
    #expect(
      LinkFixture.parsed(
        by: """
          let items = (URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? [])
            as NSArray
          guard url.scheme == "park", let tree = item("tree", of: items) else { return nil }
          return .tree(tree)
          """, more: helpers) == ["park://*/**?tree=:tree -> Place.tree"])
    #expect(
      LinkFixture.parsed(
        by: """
          guard url.scheme == "park", let tree = table(url)?["tree"] else { return nil }
          return .tree(tree)
          """, more: helpers) == ["park://*/**?tree=:tree -> Place.tree"])
  }
}
