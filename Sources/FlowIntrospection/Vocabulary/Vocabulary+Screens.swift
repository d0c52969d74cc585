import SwiftFacts

/// Which types are put on the screen, by what they inherit or are called.
extension Vocabulary {
  /// Whether a value of this type is put on the screen: a view or view controller.
  func isScreen(_ id: TypeID, in index: SymbolIndex) -> Bool { index[id].traits.isScreen }

  func isEntry(_ id: TypeID, in index: SymbolIndex) -> Bool { index[id].traits.isEntry }

  /// Decides from what it inherits whether a type is a screen.
  ///
  /// A struct that conforms to some library's `…View` is one too: such protocols refine `View`.
  func inheritsScreen(_ type: TypeSymbol) -> Bool {
    if type.ancestry.inherits(screenBases) { return type.kind != .protocol }
    if type.kind == .class,
      type.ancestry.external.contains(where: { Self.isController($0.simpleName) })
    {
      return true
    }
    return type.kind == .struct
      && type.ancestry.external.contains { $0.simpleName.hasSuffix("View") }
  }

  /// Decides from what it inherits whether a type is an entry.
  func inheritsEntry(_ type: TypeSymbol) -> Bool {
    type.kind != .protocol && type.ancestry.inherits(entryBases)
  }

  /// Whether a library's type is a screen worth a node, going by its name.
  func looksLikeScreen(_ name: String) -> Bool {
    guard !primitives.contains(name) else { return false }
    return ["View", "ViewController", "Controller", "Screen", "Page", "Sheet"].contains {
      name.hasSuffix($0) && name != $0
    }
  }

  /// Whether a class of some library or of Objective-C is a view controller, going by its name.
  static func isController(_ name: String) -> Bool {
    controllerEndings.contains(where: name.hasSuffix)
  }

  /// What classes of view controllers end in; with `UI` before it, the system's own class.
  static let controllerEndings = ["ViewController", "NavigationController", "TabBarController"]

  /// The label with which a container's initialiser is given the screen that it begins with.
  ///
  /// Libraries' and Objective-C's navigation controllers have the initialiser of their base class.
  func wrapperLabel(of name: String) -> String? {
    screenWrappers[name]
      ?? (name.hasSuffix("NavigationController") ? screenWrappers["UINavigationController"] : nil)
  }

  func isInstantiation(_ expression: Expression) -> Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    switch callee.kind {
    case .member(_, let name, _), .name(let name, _): return instantiations.contains(name)
    default: return false
    }
  }

  /// The verb of `@Environment(\.dismiss)` and the like.
  func environmentAction(_ property: PropertySymbol) -> Effect.Verb? {
    guard let attribute = property.attribute("Environment", "Dependency"),
      case .keyPath(_, let names)? = attribute.arguments.first?.value.kind,
      let last = names.last
    else { return nil }
    return environmentActions[last]
  }
}
