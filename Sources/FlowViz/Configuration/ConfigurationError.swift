/// What is wrong with a project's configuration.
public struct ConfigurationError: Error, Hashable, Sendable {
  /// The file, and where in it.
  public var location: SourceLocation
  public var message: String

  public init(location: SourceLocation, message: String) {
    self.location = location
    self.message = message
  }
}

extension ConfigurationError: CustomStringConvertible {
  public var description: String {
    "\(location.file):\(location.line):\(location.column): \(message)"
  }
}
