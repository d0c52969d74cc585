import FlowModel

/// Why a pattern of the app does not do what it promises.
public enum LinkProblem: Hashable, Sendable {
  /// No URL can meet the pattern.
  case unsatisfiable
  /// The code tries these patterns earlier, and together they take every URL of this one.
  case shadowed(by: [NodeID])
  /// The system brings no such link to the app, because no file claims its scheme or domain.
  case unclaimed
  /// The app's web site does not send such links to the app.
  case keptOnWeb
  /// No entry site calls the parser.
  case unwired
  /// Nothing is done with what the parser makes of the link.
  case unhandled
}
