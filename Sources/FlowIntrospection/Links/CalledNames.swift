import SwiftFacts

/// The functions that some code calls by their name, whether or not it is known on what.
///
/// That nobody calls a function is only certain if no call has its name and first label.
struct CalledNames {
  private struct Call: Hashable {
    var name: String
    var label: String?
  }

  private var unitsByCall: [Call: Set<UnitID>] = [:]

  init(_ index: SymbolIndex) {
    for unit in index.units where !unit.isTest && unit.original == nil {
      unit.body.forEachExpression { expression in
        guard case .call(let callee, let arguments) = expression.kind else { return }
        switch callee.kind {
        case .name(let name, _), .member(_, let name, _):
          let call = Call(name: name, label: arguments.first?.label)
          unitsByCall[call, default: []].insert(unit.id)
        default: break
        }
      }
    }
  }

  /// Whether some other code calls a function of this name.
  ///
  /// An initialiser is called by its type's name, which lookup finds without this.
  func mayCall(_ unit: CodeUnit) -> Bool {
    guard unit.kind == .function else { return false }
    let call = Call(name: unit.name, label: unit.parameters.first?.label)
    return !(unitsByCall[call] ?? []).subtracting([unit.id]).isEmpty
  }
}
