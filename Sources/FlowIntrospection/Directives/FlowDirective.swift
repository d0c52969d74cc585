import SwiftFacts

/// A comment that says what the code cannot: `// flowviz:pushes Route.checkout`.
struct FlowDirective {
  enum Verb: String, CaseIterable {
    case root, entry
    case pushes, presents, covers, replaces, selects, opens
    case shows

    /// Whether the comment names what it is about.
    var takesNames: Bool { self != .root && self != .entry }

    /// What the user sees happen; `nil` for what is no transition.
    var effect: Effect.Verb? {
      switch self {
      case .pushes: .push
      case .presents: .present("sheet")
      case .covers: .present("fullScreenCover")
      case .replaces: .replace
      case .selects: .select
      case .opens: .route
      case .shows, .root, .entry: nil
      }
    }
  }

  /// What stands behind the comment, or around it.
  enum Subject: Hashable {
    case unit(UnitID)
    case type(TypeID)
    case enumCase(TypeID, String)
    case property(PropertyReference)
  }

  var verb: Verb
  var subject: Subject
  /// What the comment names.
  var targets: [Value]
  var file: Int
  var position: Position
}
