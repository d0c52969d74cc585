import SwiftFacts

/// Views, and closures that build them, that are given to views which push or present them: what is
/// done with them is done where they are given.
extension Evaluator {
  /// Notes that a view shows what it is given.
  ///
  /// - Parameter expression: what is shown, or a closure that builds it.
  func noteShown(_ expression: Expression, as showing: Records.Showing, _ frame: Frame) {
    guard !frame.unit.isTest, let owner = frame.unit.owner, vocabulary.isScreen(owner, in: index)
    else { return }
    if let reference = givenView(Self.onlyExpression(of: expression), of: owner, frame) {
      records.shownProperties[reference, default: []].insert(showing)
    }
    expression.forEachExpression { inner in
      guard let name = inner.ownMemberName, let property = index[owner].properties[name],
        isContent(property, of: owner)
      else { return }
      let reference = PropertyReference(owner: owner, name: name)
      records.shownProperties[reference, default: []].insert(showing)
    }
  }

  /// The property of a view's own that an expression reads, if it can hold a view.
  private func givenView(
    _ expression: Expression?, of owner: TypeID, _ frame: Frame
  ) -> PropertyReference? {
    guard let expression, let reference = propertyReference(of: expression, frame),
      reference.owner == owner, let property = index[owner].properties[reference.name],
      property.isStored, propertyType(property, of: index.type(owner))?.unwrapped.id == nil
    else { return nil }
    return reference
  }

  /// The expression itself, or the only one in a closure.
  private static func onlyExpression(of expression: Expression) -> Expression? {
    guard case .closure(let closure) = expression.kind else { return expression }
    guard closure.body.count == 1, case .expression(let inner) = closure.body[0].kind else {
      return nil
    }
    return inner
  }

  /// Whether a stored property keeps content: a closure that builds a view, or such a view.
  func isContent(_ property: PropertySymbol, of owner: TypeID) -> Bool {
    guard property.isStored, !property.declaration.isStatic else { return false }
    if property.declaration.attributes.nameBuilder { return true }
    guard let type = property.declaration.type?.unwrapped else { return false }
    let built = type.name == "Function" ? type.arguments.last ?? type : type
    return built.name == "AnyView" || index[owner].generics.contains { $0.name == built.name }
  }

  // MARK: Where they are given

  /// A view is given to one that shows it.
  func show(
    _ values: [Value], givenTo reference: PropertyReference, among fields: [Value.Field],
    at position: Position, _ frame: Frame
  ) {
    let contents = values.filter { isScreenLike($0) }
    guard !contents.isEmpty else { return }
    for showing in showings(of: reference) {
      show(contents, as: showing, among: fields, at: position, frame)
    }
  }

  /// A closure that builds content is given to a view, which consists of it unless it shows it.
  ///
  /// - Parameters:
  ///   - fields: what else the view is given, the state among it for which the content appears.
  ///   - handed: what the view calls the closure with.
  func give(
    _ values: [Value], to reference: PropertyReference, among fields: [Value.Field],
    handing handed: [[Value]], at position: Position, _ frame: Frame
  ) {
    let showings = showings(of: reference)
    for value in values {
      switch value {
      case .closure(let closure) where showings.isEmpty:
        contain(closure, in: reference.owner, handing: handed, frame)
      case .closure:
        let (contents, effects) = content(of: value, handed, at: position, frame)
        frame.effects.add(contentsOf: effects)
        for showing in showings {
          show(contents, as: showing, among: fields, at: position, frame)
        }
      case .parameter(_, let type) where type.unwrapped.isFunction:
        if showings.isEmpty || showings.contains(where: { state(for: $0, among: fields) == nil }) {
          frame.emit(.handOver(reference), value, at: position)
        }
        for showing in showings where state(for: showing, among: fields) != nil {
          show([value], as: showing, among: fields, at: position, frame)
        }
      default: break
      }
    }
  }

  private func showings(of reference: PropertyReference) -> [Records.Showing] {
    guard let showings = given.shownProperties[reference] else { return [] }
    return showings.count > 1 ? showings.sorted { "\($0)" < "\($1)" } : Array(showings)
  }

  private func show(
    _ contents: [Value], as showing: Records.Showing, among fields: [Value.Field],
    at position: Position, _ frame: Frame
  ) {
    switch showing {
    case .verb(let verb):
      for value in contents { frame.emit(verb, value, at: position) }
    case .bound(let kind, _):
      if let state = state(for: showing, among: fields) {
        bind(state, to: kind, contents, at: position, in: frame.unit.id, frame)
      } else {
        for value in contents { frame.emit(kind.verb, value, at: position) }
      }
    }
  }

  /// The state of the caller's for which a view shows what it is given.
  private func state(for showing: Records.Showing, among fields: [Value.Field]) -> Value? {
    guard case .bound(_, let name) = showing else { return nil }
    return fields.first { $0.name == name }.flatMap { field in
      switch field.value {
      case .property, .parameter: field.value
      default: nil
      }
    }
  }

  // MARK: Where callers give them

  /// What appears for some state, where a caller's closures build it.
  func filled(
    _ contents: [Value], for state: Value, _ passing: Passing, at position: Position,
    _ frame: Frame
  ) -> [Value] {
    let item = state.type(in: index)?.unwrapped
    let handed: [[Value]] = item.map { $0.name == "Bool" ? [] : [[.some($0)]] } ?? []
    var filled: [Value] = []
    for content in contents {
      guard content.isOpen else {
        filled = filled.union([content])
        continue
      }
      for value in substitute(content, passing) {
        let (built, effects) = self.content(
          of: value, handed, at: position, leavingOpen: true, frame)
        filled = filled.union(built)
        frame.effects.add(contentsOf: effects)
      }
    }
    return filled
  }

  /// Gives content to a view that a function made with what it was passed itself.
  func giveContent(
    _ value: Value, to reference: PropertyReference, at position: Position, _ frame: Frame
  ) -> Bool {
    guard case .closure = value, let owner = reference.owner,
      let property = index[owner].properties[reference.name], isContent(property, of: owner)
    else { return false }
    if !index[owner].initializers.isEmpty {
      // Those who write the initialiser give it what it is given, with the state that goes with it.
      guard let showings = given.shownProperties[reference] else { return false }
      if showings.contains(where: { if case .bound = $0 { true } else { false } }) { return true }
    }
    let handed = propertyType(property, of: index.type(owner)).map { handedValues(of: $0) } ?? []
    give([value], to: reference, among: [], handing: handed, at: position, frame)
    return true
  }

  /// A builder closure's content is built where the closure stands, inside the view that takes it.
  private func contain(
    _ closure: ClosureValue, in owner: TypeID?, handing handed: [[Value]], _ frame: Frame
  ) {
    guard let owner else { return }
    let isScreen = vocabulary.isScreen(owner, in: index)
    for number in run(closure, handed, frame).effects.numbers {
      guard isScreen, effects[number].verb == .construct else {
        frame.effects.add(number)
        continue
      }
      var effect = effects[number]
      effect.verb = .contain(in: owner)
      frame.effects.add(effect)
    }
  }
}

extension SinkKind {
  /// What a view does that shows this without state of its own.
  var verb: Effect.Verb {
    switch self {
    case .modal(let style): .present(style)
    case .tabs: .select
    case .root: .switchRoot
    case .stack, .pushed, .shown: .push
    }
  }
}

extension Expression {
  /// The member of its own type that is named, `content` or `self.content`.
  var ownMemberName: String? {
    switch kind {
    case .name(let name, _): return name
    case .member(let base?, let name, _):
      guard case .name("self", _) = base.kind else { return nil }
      return name
    default: return nil
    }
  }
}
