import Foundation

/// Calls the handler of the first registered pattern that takes a path.
///
/// An element of a pattern is a literal, `:name` (any one element, given to the handler under that
/// name) or, at the end, `*` (any rest, which may be empty).
@MainActor
public final class PatternRouter {
  /// Says whether the values were good enough to act on.
  public typealias Handler = (_ parameters: [String: String]) -> Bool

  private var registrations: [(pattern: [Substring], handler: Handler)] = []

  public init() {}

  public func register(_ pattern: String, handler: @escaping Handler) {
    registrations.append((pattern.split(separator: "/"), handler))
  }

  /// Says whether a pattern took the path and its handler acted.
  @discardableResult
  public func open(_ path: PathComponents) -> Bool {
    for (pattern, handler) in registrations {
      if let parameters = parameters(of: path.elements, by: pattern) {
        return handler(parameters)
      }
    }
    return false
  }

  private func parameters(of path: [String], by pattern: [Substring]) -> [String: String]? {
    let hasRest = pattern.last == "*"
    let fixed = hasRest ? pattern.dropLast() : pattern[...]
    guard hasRest ? path.count >= fixed.count : path.count == fixed.count else { return nil }
    var parameters: [String: String] = [:]
    for (expected, actual) in zip(fixed, path) {
      if expected.hasPrefix(":") {
        parameters[String(expected.dropFirst())] = actual
      } else if expected != actual {
        return nil
      }
    }
    return parameters
  }
}
