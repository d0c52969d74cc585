import FlowModel
import Testing

@testable import FlowIntrospection

/// Landings that say more than a user can meet.
@Suite struct LandingLimitTests {
  private func way(_ names: [String], if conditions: String...) -> LinkEntry.Way {
    LinkEntry.Way(
      conditions: conditions,
      hops: names.map { name in
        LinkState.Hop(
          node: NodeID(name.hasPrefix("tab") ? "tab:Park/\(name)" : "screen:Park/\(name)"),
          kind: name.hasPrefix("tab") ? .select : .push, confidence: .certain)
      })
  }

  private func settled(_ ways: [LinkEntry.Way]) -> [String] {
    var ways = ways
    LandingLimits.settle(&ways)
    return ways.map { way in
      let names = way.hops.compactMap { $0.node.rawValue.split(separator: "/").last }
      return names.joined(separator: " ") + (way.conditions.isEmpty ? "" : " if ")
        + way.conditions.joined(separator: " && ")
    }
  }

  @Test func aFewShortWaysStayAsTheyAre() {
    #expect(
      settled([way(["tabHome", "Lake", "Boat"], if: "a"), way(["Mill"], if: "b")]) == [
        "tabHome Lake Boat if a", "Mill if b",
      ])
  }

  @Test func theSameWayTwiceInARowIsOne() {
    #expect(
      settled([
        way(["tabHome", "Lake", "Boat", "Lake", "Boat", "Lake", "Boat"], if: "a"),
        way(["tabHome", "Lake", "Boat"], if: "a", "b"),
        way(["Folder", "Folder"]), way(["Lake", "Boat", "Lake"]),
      ]) == ["tabHome Lake Boat if a", "Folder Folder", "Lake Boat Lake"])
  }

  @Test func aWayThroughTooManyPlacesIsToldUntilItsFirst() {
    let names = (1...9).map { "Place\($0)" }
    #expect(settled([way(["tabHome"] + names)]) == ["tabHome Place1"])
  }

  @Test func tooManyWaysAreJoinedWhereTheyBegin() {
    let ways = (1...13).map { way(["Lake", "Place\($0)"], if: "a", "b\($0)") }
    #expect(settled(ways) == ["Lake if a"])
  }
}
