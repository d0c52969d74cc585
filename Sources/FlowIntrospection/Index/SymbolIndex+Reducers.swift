import SwiftFacts

/// Reducers, their states and their actions.
extension SymbolIndex {
  private static let bases: Set<String> = ["Reducer", "ReducerProtocol"]

  /// Whether the type is a reducer of The Composable Architecture.
  func isReducer(_ type: TypeID) -> Bool { self[type].traits.isReducer }

  /// Decides it from the declaration.
  func inheritsReducer(_ symbol: TypeSymbol) -> Bool {
    guard symbol.isDeclared, symbol.kind != .protocol else { return false }
    return symbol.hasAttribute("Reducer") || symbol.ancestry.inherits(Self.bases)
  }

  /// The reducer whose `State` this is.
  func reducer(ofState type: TypeID) -> TypeID? {
    reducer(ofMember: "State", type)
  }

  /// The reducer whose `Action` this is.
  func reducer(ofAction type: TypeID) -> TypeID? {
    reducer(ofMember: "Action", type)
  }

  /// The reducer whose `Action` the type is or stands in, `Action.Delegate`.
  func reducer(aroundAction type: TypeID) -> TypeID? {
    var current: TypeID? = type
    while let id = current {
      if let reducer = reducer(ofAction: id) { return reducer }
      current = self[id].parent
    }
    return nil
  }

  /// The reducer that the type is or stands in.
  func reducer(around type: TypeID?) -> TypeID? {
    var current = type
    while let id = current {
      if isReducer(id) { return id }
      current = self[id].parent
    }
    return nil
  }

  func state(of reducer: TypeID) -> TypeID? { self[reducer].nested["State"] }

  func action(of reducer: TypeID) -> TypeID? { self[reducer].nested["Action"] }

  private func reducer(ofMember name: String, _ type: TypeID) -> TypeID? {
    guard self[type].name == name, let parent = self[type].parent, isReducer(parent) else {
      return nil
    }
    return parent
  }

  /// The screen in a library's wrapper that says how it is shown, `Route<Screen>`.
  func wrappedRoute(_ type: ResolvedType) -> ResolvedType {
    type.id == nil && type.arguments.count == 1 && type.name != "Optional"
      ? type.arguments[0] : type
  }

  /// Whether the macro made the type, so that the reducer's own cases are its.
  func isMadeByMacro(_ state: TypeID) -> Bool {
    guard let reducer = reducer(ofState: state) else { return false }
    return self[reducer].kind == .enum && self[reducer].hasAttribute("Reducer")
  }
}
