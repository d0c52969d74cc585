/// What is wrong with a project's configuration.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The file, and where in it.
  public var location: SourceLocation
  public var message: String
}

extension ConfigurationError: CustomStringConvertible {
  public var description: String {
    "\(location.file):\(location.line):\(location.column): \(message)"
  }
}
