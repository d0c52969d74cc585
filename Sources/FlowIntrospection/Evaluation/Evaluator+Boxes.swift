/// Objects that only carry what a caller gives them to show: `Box(presenter)`.
extension Evaluator {
  /// Whether a value only carries a route: `Frame(page: .detail)`.
  func isEnvelope(_ value: Value) -> Bool {
    guard case .instance(let type, let fields) = value, let id = type.id else { return false }
    if let roles { return roles.envelopes[id] != nil }
    return !vocabulary.isScreen(id, in: index)
      && fields.contains { if case .enumCase = $0.value { true } else { false } }
  }

  /// Whether a value waits for the presenter, screen or route that a caller puts in it.
  ///
  /// Whoever fills it fixes where it leads.
  func isOpenBox(_ value: Value) -> Bool {
    guard case .instance(let type, let fields) = value, let id = type.id else { return false }
    if roles?.envelopes[id] != nil { return fields.contains { $0.value.isOpen } }
    guard fields.count <= 4,
      fields.contains(where: { isOpenPresenter($0.value) || isOpenBox($0.value) }),
      !vocabulary.isScreen(id, in: index), [nil, .neutral].contains(roles?.role(of: id))
    else { return false }
    return !givesView(id)
  }

  /// Whether a value is a presenter or screen that a caller passes.
  func isOpenPresenter(_ value: Value) -> Bool {
    guard case .parameter(let number, let type) = value, number >= 0 else { return false }
    let plain = type.unwrapped
    guard let id = plain.id else {
      return vocabulary.screenBases.contains(plain.simpleName)
    }
    return vocabulary.isScreen(id, in: index) || givesView(id)
  }

  /// Whether objects of a type give a view when they are asked; a protocol may demand that.
  private func givesView(_ type: TypeID) -> Bool {
    if let known = viewGiving[type] { return known }
    let gives =
      index[type].kind == .protocol
      ? index[type].units.contains { index.givesView($0) } : !index.viewGivers(of: type).isEmpty
    viewGiving[type] = gives
    return gives
  }
}
