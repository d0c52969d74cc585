/// That a parameter must be one of some cases of an enum, or none of them.
///
/// `case .checkout: show(…)` happens only for callers that pass `.checkout`.
package struct CaseGuard: Hashable, Sendable {
  package struct Case: Hashable, Sendable {
    /// The enum, `nil` if the tree does not declare it.
    package var type: TypeID?
    package var name: String
  }

  package var parameter: Int
  package var cases: Set<Case>
  /// Whether it holds for all others instead: a `default`.
  package var isExcluding: Bool

  /// Whether a value meets it; what is not known may.
  func accepts(_ value: Value) -> Bool {
    guard case .enumCase(let type, let name, _) = value else { return true }
    return cases.contains(Case(type: type, name: name)) != isExcluding
  }
}
