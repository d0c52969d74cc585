import SwiftFacts

/// What comments say that functions do.
extension Evaluator {
  func obeyDirectives(of unit: CodeUnit, _ frame: Frame) {
    for directive in index.directives.directives(of: unit.id) {
      for target in directive.targets {
        if case .enumCase = target { frame.emit(.make, target, at: directive.position) }
        let verb = directive.verb.effect ?? .construct
        frame.emit(verb, target, at: directive.position)
      }
    }
  }
}
