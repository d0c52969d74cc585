/// A small Swift source that shows what a rule reports, or what it leaves alone.
///
/// In a triggering example, `↓` stands right before each place that must be reported.
public struct RuleExample: Hashable, Sendable {
  /// A line and column, both 1-based; the column counts UTF-8 bytes.
  public struct Place: Hashable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// What stands before a place that must be reported.
  public static let mark: Character = "↓"

  /// The source with its marks.
  public var markedSource: String
  /// The URL schemes that the example's Info.plist claims; it has none if this is empty.
  public var claimedSchemes: [String]
  /// The tests that stand beside the example; it has none if this is empty.
  public var tests: String
  /// The file that holds the example, `FlowAudit/UnusedRouteRule.swift`.
  public var fileID: String
  /// The line on which the example begins in that file.
  public var line: Int

  public init(
    _ markedSource: String, claimedSchemes: [String] = [], tests: String = "",
    fileID: String = #fileID, line: Int = #line
  ) {
    self.markedSource = markedSource
    self.claimedSchemes = claimedSchemes
    self.tests = tests
    self.fileID = fileID
    self.line = line
  }

  /// The source as a compiler may see it.
  public var source: String {
    markedSource.filter { $0 != Self.mark }
  }

  /// The marked places, counted in `source`.
  public var marks: [Place] {
    var places: [Place] = []
    var line = 1
    var column = 1
    for character in markedSource {
      if character == Self.mark {
        places.append(Place(line: line, column: column))
      } else if character.isNewline {
        line += 1
        column = 1
      } else {
        column += character.utf8.count
      }
    }
    return places
  }
}
