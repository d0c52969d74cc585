import Testing

/// Records an issue if the condition does not hold.
///
/// Cheaper than `#expect` where tens of thousands of conditions hold.
func check(
  _ condition: Bool, _ message: @autoclosure () -> String,
  at location: SourceLocation = #_sourceLocation
) {
  if !condition { Issue.record(Comment(rawValue: message()), sourceLocation: location) }
}
