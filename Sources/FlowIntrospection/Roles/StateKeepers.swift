/// Who keeps values of a type in properties: one pass over the types, so that asking is no search.
struct StateKeepers {
  /// A type with properties of another type.
  struct Keeper {
    var type: TypeID
    /// Whether one of the properties is stored.
    var isStored = false
    /// Whether one of the properties is stored and no view of somebody else's value.
    var isOwner = false
  }

  private var keepers: [TypeID: [Keeper]] = [:]

  /// Those that keep values of a type, in the order of the types.
  subscript(type: TypeID) -> [Keeper] { keepers[type] ?? [] }

  mutating func add(_ property: PropertySymbol, of type: TypeID, in keeper: TypeID) {
    var list = keepers[type] ?? []
    if list.last?.type != keeper { list.append(Keeper(type: keeper)) }
    let last = list.count - 1
    if property.isStored {
      list[last].isStored = true
      if property.attribute("Binding") == nil { list[last].isOwner = true }
    }
    keepers[type] = list
  }
}
