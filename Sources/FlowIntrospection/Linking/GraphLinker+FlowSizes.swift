import FlowModel
import SwiftFacts

/// How much a flow does besides leading the user.
extension GraphLinker {
  func observeFlowSizes() {
    for type in index.types where roles.role(of: type.id) == .flow && !type.isTest {
      guard type.isDeclared, !vocabulary.isScreen(type.id, in: index), !index.isReducer(type.id),
        !isPartOfScreen(type.id), roles.representative(type.id) == type.id,
        node(for: type.id) != nil
      else { continue }
      let own = type.units.filter { index[$0].original == nil }
      let methods = own.count { index[$0].kind == .function }
      observations.append(
        Observation(
          kind: .flowSize, subject: index.subject(of: type.id),
          data: [
            "members": String(type.propertyOrder.count + methods),
            "touches": storesTouched(by: own).sorted().joined(separator: ","),
          ], location: index.location(of: type)))
    }
  }

  /// Whether it is a cell, control or the like.
  private func isPartOfScreen(_ type: TypeID) -> Bool {
    index.ancestry(of: type).external.contains { base in
      let name = base.simpleName
      return (name.hasPrefix("UI") || name.hasPrefix("NS")) && name != "NSObject"
        && !name.hasSuffix("Delegate")
    }
  }

  private func storesTouched(by units: [UnitID]) -> Set<String> {
    var touched: Set<String> = []
    for unit in units {
      index[unit].body.forEachExpression { expression in
        if case .name(let name, _) = expression.kind, Self.stores.contains(name) {
          touched.insert(name)
        }
      }
    }
    return touched
  }

  /// Types and functions of the system by which code reads and writes what outlives it.
  private static let stores: Set<String> = [
    "FileManager", "JSONDecoder", "JSONEncoder", "ModelContainer", "ModelContext",
    "NSPersistentContainer", "NSUbiquitousKeyValueStore", "NWConnection", "SecItemAdd",
    "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate", "URLRequest", "URLSession",
    "UserDefaults",
  ]
}
