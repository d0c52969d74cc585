import FlowModel
import SwiftFacts

/// What the tests of the tree speak of.
extension GraphLinker {
  func observeTests() {
    let files = index.files.filter { $0.role == .test }
    guard !files.isEmpty else { return }
    for literal in files.flatMap(\.facts.urlLiterals) {
      observations.append(Observation(kind: .testedLink, subject: literal.text))
    }
    var names: Set<String> = []
    for unit in index.units where index.files[unit.file].role == .test {
      unit.body.forEachExpression { expression in
        if case .member(_, let name, _) = expression.kind { names.insert(name) }
      }
      unit.body.forEachCondition { condition in
        if case .pattern(.enumCase(let name, _, _, _), _) = condition { names.insert(name) }
      }
    }
    for node in nodes.values where node.owner != nil && names.contains(node.name) {
      observations.append(Observation(kind: .testedCase, subject: node.id.subject))
    }
  }
}
