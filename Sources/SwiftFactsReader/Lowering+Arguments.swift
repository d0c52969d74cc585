internal import SwiftFacts
internal import SwiftSyntax

extension Lowering {
  func lower(_ arguments: LabeledExprListSyntax) -> [Argument] {
    arguments.map { Argument(label: $0.label?.name, value: lower($0.expression)) }
  }

  func trailingClosures(
    _ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    guard let first else { return [] }
    return [Argument(value: lower(first), isTrailing: true)]
      + others.map { Argument(label: $0.label.name, value: lower($0.closure), isTrailing: true) }
  }

  /// Whether the function compares with its arguments, as `hasPrefix` does.
  func isComparison(_ callee: Expression) -> Bool {
    guard case .member(_, let name, _) = callee.kind else { return false }
    return Self.comparisons.contains(name)
  }

  static let comparisons: Set = [
    "hasPrefix", "hasSuffix", "contains", "starts", "range", "ranges", "firstRange",
    "components", "split", "replacingOccurrences", "trimmingPrefix", "trimPrefix", "elementsEqual",
    "isEqual", "caseInsensitiveCompare", "localizedCaseInsensitiveCompare", "compare",
  ]
}
