import FlowModel
import Testing

@testable import FlowModel

@Suite("Edit distance")
struct EditDistanceTests {
  @Test(
    "Insertions, deletions, replacements and swaps count one each",
    arguments: [
      ("", "", 0), ("abc", "", 3), ("", "ab", 2), ("render", "render", 0), ("rednder", "render", 1),
      ("rendr", "render", 1), ("redner", "render", 1), ("rander", "render", 1),
      ("kitten", "sitting", 3), ("Render", "render", 0),
    ])
  func distance(left: String, right: String, expected: Int) {
    #expect(EditDistance.between(left, right) == expected)
    #expect(EditDistance.between(right, left) == expected)
  }

  @Test("The nearest is suggested only when it is near, or when the word begins it")
  func nearest() {
    let names = ["render", "audit", "export", "rules"]
    #expect(EditDistance.nearest(to: "redner", among: names) == "render")
    #expect(EditDistance.nearest(to: "exp", among: names) == "export")
    #expect(EditDistance.nearest(to: "nothing", among: names) == nil)
    #expect(EditDistance.nearest(to: "x", among: []) == nil)
  }
}
