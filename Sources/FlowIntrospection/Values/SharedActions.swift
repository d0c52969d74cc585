/// Closures that the code of many types keeps in one property, as all buttons and alerts keep theirs.
extension Records {
  /// With more writers than this, a property says nothing of who is called through it.
  private static let writerLimit = 8

  /// The properties that are nobody's own callback.
  func sharedActions(in index: SymbolIndex) -> Set<PropertyReference> {
    Set(
      closures.filter { property, values in
        guard values.count > Self.writerLimit, !channels.contains(property),
          bindings[property] == nil
        else { return false }
        let writers = values.reduce(into: Set<Int>()) { writers, value in
          guard case .closure(let closure) = value else { return }
          writers.insert(index[closure.unit].owner?.index ?? -1 - closure.unit.index)
        }
        return writers.count > Self.writerLimit
      }.keys)
  }
}
