import FlowModel

/// All directives of a project that say what code does.
struct FlowDirectives {
  private(set) var all: [FlowDirective] = []
  /// Comments that mean nothing, with the reason.
  private(set) var notices: [Notice] = []
  private var byUnit: [UnitID: [FlowDirective]] = [:]

  mutating func add(_ directive: FlowDirective) {
    all.append(directive)
    if case .unit(let unit) = directive.subject { byUnit[unit, default: []].append(directive) }
  }

  mutating func note(_ message: String, at location: SourceLocation) {
    notices.append(Notice(message: message, location: location))
  }

  /// What comments in a function or before it say that it does.
  func directives(of unit: UnitID) -> [FlowDirective] { byUnit[unit] ?? [] }
}
