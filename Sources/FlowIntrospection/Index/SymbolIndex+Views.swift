/// Objects that give a view when they are asked: presenters, coordinators of one screen.
extension SymbolIndex {
  private static let viewTypes: Set<String> = ["AnyView", "View", "UIViewController"]

  /// Whether a type only changes the look of the view that it is applied to.
  func isModifier(_ type: TypeID) -> Bool {
    let ancestry = self[type].ancestry
    return ancestry.inherits(["ViewModifier"]) && !ancestry.inherits(["View"])
  }

  /// The methods and getters of a class or struct that give a view to whoever shows it.
  func viewGivers(of type: TypeID) -> [UnitID] {
    guard self[type].kind == .class || self[type].kind == .struct else { return [] }
    return self[type].units.filter { givesView($0) }
  }

  /// Whether objects of a class or struct keep one of a protocol's types that give a view.
  func carriesViewGiver(_ type: TypeID) -> Bool {
    guard self[type].kind == .class || self[type].kind == .struct else { return false }
    return self[type].properties.values.contains { property in
      guard property.isStored, !property.declaration.isStatic,
        let reference = property.declaration.type,
        let kept = resolve(reference, in: TypeScope(file: property.file, owner: type)).unwrapped.id,
        self[kept].kind == .protocol
      else { return false }
      return self[kept].methods.values.joined().contains { givesView($0) }
    }
  }

  /// Whether a unit takes nothing and its declared result is a view: `toPresentable()`.
  func givesView(_ unit: UnitID) -> Bool {
    let unit = self[unit]
    return unit.parameters.isEmpty && !unit.isStatic && [.function, .getter].contains(unit.kind)
      && unit.result.map { Self.viewTypes.contains($0.unwrapped.simpleName) } == true
  }
}
