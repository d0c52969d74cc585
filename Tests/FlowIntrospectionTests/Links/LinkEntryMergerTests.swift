import DeepLinks
import FlowModel
import SwiftFacts
import Testing

@testable import FlowIntrospection

@Suite("Links that say the same as others") struct LinkEntryMergerTests {
  private static func entry(_ pattern: String, to screen: String) throws -> LinkEntry {
    let place = LinkState.Place(unit: UnitID(index: 0), position: Position(line: 1, column: 1))
    let hop = LinkState.Hop(
      node: NodeID("screen:Pottery/\(screen)"), kind: .present, confidence: .certain)
    return LinkEntry(
      pattern: try LinkPattern(parsing: pattern), landings: [.init(conditions: [], hops: [hop])],
      parser: place, place: place)
  }

  private static func left(_ entries: (String, String)...) throws -> [String] {
    var entries = try entries.map { try entry($0.0, to: $0.1) }
    LinkLengthMerger.dropCovered(&entries)
    return entries.map(\.pattern.description)
  }

  @Test("are left out if an earlier one takes them all")
  func coveredByEarlier() throws {
    let left = try Self.left(
      ("kiln/:id where isKnown(url)", "Kiln"),
      ("kiln/:id where isShiny(url)", "Rack"),
      ("kiln/:id where isKnown(url); isSold(url)", "Kiln"))
    #expect(left == ["kiln/:id where isKnown(url)", "kiln/:id where isShiny(url)"])
  }

  @Test("are left out if a later one takes them as well and all that is between is open")
  func coveredByLater() throws {
    let left = try Self.left(
      ("kiln/:id where isKnown(url); isSold(url)", "Kiln"),
      ("kiln/:id where isShiny(url)", "Rack"),
      ("kiln/:id where isKnown(url)", "Kiln"))
    #expect(left == ["kiln/:id where isShiny(url)", "kiln/:id where isKnown(url)"])
  }

  @Test("stay if one in between surely takes them, or if they are sure themselves")
  func betweenIsSure() throws {
    let ofSure = try Self.left(
      ("kiln/:id where isKnown(url)", "Kiln"), ("kiln/**", "Rack"), ("kiln/**", "Kiln"))
    #expect(ofSure.first == "kiln/:id where isKnown(url)")
    let sure = try Self.left(
      ("kiln/:id", "Kiln"), ("kiln/:id where isShiny(url)", "Rack"), ("kiln/**", "Kiln"))
    #expect(sure.first == "kiln/:id")
  }

  @Test("stay if they lead elsewhere")
  func elsewhere() throws {
    let left = try Self.left(("kiln/**", "Kiln"), ("kiln/:id", "Rack"))
    #expect(left.count == 2)
  }
}
