import FlowModel

/// What the script of a page knows, as JSON.
///
/// Things and ways are those of the graph and are told once, whatever levels are drawn; nodes and
/// lines of a level name them by number. A place is the number of a file and a line.
struct PageContents: Encodable {
  struct Thing: Encodable {
    let id: String
    let name: String
    let kind: String
    let at: [Int]?
    /// The way that leads here from where the app starts.
    let before: Int?
  }

  struct Way: Encodable {
    let from: Int
    let to: Int
    let kind: String
    /// Numbers of texts, which are many times the same.
    let trigger: Int?
    let condition: Int?
    let label: String?
    let at: [Int]?
    /// `inferred` or `dynamic`; none for what is certain.
    let doubt: String?
  }

  struct Remark: Encodable {
    let rule: String
    let severity: String
    let message: String
    let hint: String?
    let at: [Int]?
    let things: [Int]
  }

  struct Level: Encodable {
    let name: String
    let nodes: [LevelNode]
    let lines: [LevelLine]
    let groups: [LevelGroup]
  }

  struct LevelNode: Encodable {
    let title: String
    let detail: String?
    let role: String
    let group: Int?
    let things: [Int]
    /// Why nothing leads here.
    let unreached: String?
    /// `true` where only guesses lead here.
    let guess: Bool?
    /// The cases that may be meant, for a node that stands for any of them.
    let any: [String]?
  }

  struct LevelLine: Encodable {
    let from: Int
    let to: Int
    let kind: String
    let label: String?
    let ways: [Int]
    /// How many more ways there are than are told.
    let more: Int?
    let guess: Bool?
  }

  struct LevelGroup: Encodable {
    let title: String
    let detail: String?
    let thing: Int?
  }

  let title: String
  /// The template for links to the source, `{file}` and `{line}` still in it.
  let source: String?
  /// What kinds of nodes and lines are called.
  let words: [String: String]
  let files: [String]
  let texts: [String]
  let things: [Thing]
  let ways: [Way]
  let findings: [Remark]
  let levels: [Level]
  /// The level that is shown first.
  let first: Int
  /// Whether the graph has an entry from which things can be reached.
  let hasEntries: Bool
}
