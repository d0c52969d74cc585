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

  /// That a parameter must be of an enum, whichever of its cases it is.
  init(demanding enumeration: TypeID, of parameter: Int) {
    self.init(
      parameter: parameter, cases: [Case(type: enumeration, name: "")], isExcluding: true)
  }

  init(parameter: Int, cases: Set<Case>, isExcluding: Bool) {
    self.parameter = parameter
    self.cases = cases
    self.isExcluding = isExcluding
  }

  /// Whether it is about the type alone.
  var isDemand: Bool { isExcluding && cases.count == 1 && cases.first?.name == "" }

  /// Whether a value meets it; what is not known may.
  func accepts(_ value: Value) -> Bool {
    guard case .enumCase(let type, let name, _) = value else { return true }
    return cases.contains(Case(type: type, name: name)) != isExcluding
  }
}
