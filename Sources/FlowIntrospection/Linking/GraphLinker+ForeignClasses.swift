import SwiftFacts

/// Flows whose superclass is not in the tree, nor a coordinator of a library that we know.
extension GraphLinker {
  /// Whether the class does a foreign superclass's work, the cells of a list's section for example.
  ///
  /// That a superclass was meant and no protocol, only its `super` says. Of the system's plain
  /// objects nobody inherits any work.
  func servesForeignClass(_ type: TypeSymbol) -> Bool {
    let plain: Set<String> = ["NSObject", "NSResponder", "UIResponder"]
    guard type.kind == .class,
      !index[type.id].lineage.contains(where: { $0 != type.id && index[$0].kind == .class }),
      !type.inherited.contains(where: { inheritance in
        let name = inheritance.reference.unwrapped.simpleName
        return plain.contains(name) || vocabulary.flowBases[name] != nil
      })
    else { return false }
    return type.units.contains { unit in
      var speaksToSuper = false
      index[unit].body.forEachExpression { expression in
        if case .name("super", _) = expression.kind { speaksToSuper = true }
      }
      return speaksToSuper
    }
  }

  /// Whether the class is a view of the system's, a table's cell for example, which shows a part of
  /// some screen and coordinates nothing.
  func isView(_ type: TypeSymbol) -> Bool {
    type.kind == .class
      && index.ancestry(of: type.id).external.contains { base in
        let name = base.simpleName
        return ["UI", "NS"].contains { name.hasPrefix($0) }
          && ["View", "Cell", "Control", "Button"].contains { name.hasSuffix($0) }
      }
  }
}
