import SwiftFacts

extension Evaluator {
  /// Runs every branch of a `switch` that the subject's values leave possible.
  ///
  /// Over an enum of the tree, what each branch does is recorded under its case: that is the
  /// destination table, whatever function it stands in. A branch that shows something for a
  /// *parameter* makes the function a router: its callers' values are routes.
  func runSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ frame: Frame, recordsDefault: Bool = true
  ) {
    if runKeyedSwitch(subject, cases, frame) { return }
    let values = evaluate(subject, frame)
    let types = values.lazy.compactMap { $0.type(in: self.index)?.unwrapped }
    guard let enumeration = types.compactMap(\.id).first(where: { index[$0].kind == .enum }) else {
      for clause in cases where isPossible(clause, values, frame) {
        let inner = frame.nested()
        for item in clause.items {
          bind(item.pattern, values, inner)
          evaluateValues(in: item.pattern, frame)
        }
        run(clause.body, inner)
        guardEffects(in: inner, by: clause, of: cases, on: values, nil)
        merge(inner, into: frame)
      }
      return
    }

    let known = Set(
      values.compactMap { value -> String? in
        if case .enumCase(_, let name, _) = value { name } else { nil }
      })
    let isKnown = !values.isEmpty && known.count > 0 && values.allSatisfy(\.isCase)
    let isDecided = frame.inlineDepth > 0 && isKnown
    // Whoever calls a closure with a case gets what the closure does for that one.
    let isNarrowed = frame.isDeferred && isKnown && subject.isName
    let mentioned = Set(cases.flatMap { $0.items.compactMap(\.pattern.caseName) })
    let isParameter = isHandedIn(values, subject, frame)
    var routed = false
    var inners: [Frame] = []

    for clause in cases {
      let names =
        clause.isDefault
        ? (recordsDefault
          ? index[enumeration].cases.map(\.name).filter { !mentioned.contains($0) } : [])
        : clause.items.compactMap(\.pattern.caseName)
      let isTaken =
        !isDecided && !isNarrowed
        || (clause.isDefault ? !known.isSubset(of: mentioned) : !known.isDisjoint(with: names))
      // The table of a route is recorded whole, whichever of its cases is passed here.
      let isTable = roles?.isRouteType(enumeration) ?? true
      if !isTaken, isDecided || !isTable { continue }
      let inner = frame.nested()
      inner.yields = []
      inner.returns = []
      inner.origins = origins(of: clause, in: enumeration) ?? frame.origins
      for item in clause.items {
        bind(item.pattern, values, inner)
        if let condition = item.guardCondition { _ = evaluate(condition, inner) }
      }
      run(clause.body, inner)
      if isTaken { inners.append(inner) }
      record(
        inner, names: names, enumeration: enumeration, clause: clause, subject: subject,
        isParameter: isParameter, frame)
      // What a case carries ready-made is no destination of the case.
      if isParameter,
        inner.effects.effects.contains(where: { showsScreen($0) && !$0.target.isPart(of: values) })
      {
        routed = true
      }
      guardEffects(in: inner, by: clause, of: cases, on: values, enumeration)
    }

    let isRouter =
      routed && !isDecided && isRouteLike(enumeration)
      && roles?.isRouteType(enumeration) ?? true
    for inner in inners {
      let yields = inner.yields
      mergeBranch(inner, of: enumeration, isRouter: isRouter, into: frame)
      frame.yields = frame.yields.union(yields)
    }
    if isRouter {
      for value in values where value.isOpen || value.isSettled && value.isCase {
        frame.emit(.route, value, at: subject.position)
      }
    }
  }

  private func evaluateValues(in pattern: Pattern, _ frame: Frame) {
    if case .value(let expression) = pattern { _ = evaluate(expression, frame) }
  }

  /// Whether the subject comes from outside: a parameter of the function or of the closure.
  private func isHandedIn(_ values: [Value], _ subject: Expression, _ frame: Frame) -> Bool {
    if values.contains(where: { $0.isHandedIn }) { return true }
    guard frame.inlineDepth > 0, case .name(let name, _) = subject.kind else { return false }
    return frame.unit.parameters.contains { $0.name == name }
  }

  /// Names that say that a value tells of something that happened or is, not of where to go.
  private func isRouteLike(_ enumeration: TypeID) -> Bool {
    if let roles, roles.isRouteType(enumeration) { return true }
    let name = index[enumeration].name
    return !index.isWrapper(enumeration)
      && !vocabulary.eventSuffixes.contains { name.hasSuffix($0) }
  }

  /// Whether the effect puts a screen or flow in front of the user.
  private func showsScreen(_ effect: Effect) -> Bool {
    switch effect.verb {
    case .push, .present, .replace, .switchRoot, .select:
      return !isRoute(effect.target)
    case .construct:
      guard let id = effect.target.type(in: index)?.id else { return false }
      return roles?.role(of: id) == .flow && roles?.role(of: effect.unit, in: index) == .flow
    default:
      return false
    }
  }

  private func isRoute(_ value: Value) -> Bool {
    switch value {
    case .enumCase, .string: true
    case .instance: isEnvelope(value)
    default: false
    }
  }

  private func record(
    _ inner: Frame, names: [String], enumeration: TypeID, clause: SwitchCase,
    subject: Expression, isParameter: Bool, _ frame: Frame
  ) {
    guard !frame.unit.isTest else { return }
    let effects = inner.effects.effects.filter {
      $0.isTransition || $0.verb == .construct || $0.verb == .tabs
    }
    let yields = inner.yields.union(inner.returns)
    var property = propertyReference(of: subject, frame)
    if let holder = property?.owner, index.reducer(ofState: holder) == nil,
      index.reducer(ofState: enumeration) != nil
    {
      // A view's store is its reducer's whole state.
      property = PropertyReference(owner: enumeration, name: "self")
    }
    for name in names {
      records.branches.insert(
        Records.Branch(
          enumeration: enumeration, caseName: name, unit: frame.unit.id,
          position: clause.position, subject: property, isParameter: isParameter,
          isTopLevel: frame.unit.body.count == 1, effects: effects, yields: yields,
          emptiness: clause.emptiness))
    }
  }

  /// Whether a destination is fixed here, whatever the caller passes on to it:
  /// `.push(DetailScreen(router: self))`.
  private func isKnown(_ target: Value) -> Bool {
    isScreenLike(target) || !target.isOpen
  }

  /// What the branches of a destination table build appears only when its route does: it is no
  /// content of the view that holds the table, and no transition of the router's own.
  private func mergeBranch(
    _ inner: Frame, of enumeration: TypeID, isRouter: Bool, into frame: Frame
  ) {
    let isTable = isRouter || roles?.isRouteType(enumeration) == true
    frame.returns = frame.returns.union(inner.returns)
    for (name, values) in frame.locals {
      if let changed = inner.locals[name], changed != values {
        frame.locals[name] = values.union(changed)
      }
    }
    for number in inner.effects.numbers {
      if isTable {
        let effect = effects[number]
        switch effect.verb {
        case .push, .present, .replace, .switchRoot, .select:
          // A route that leads on to another route is a transition all the same.
          if isRouter, isKnown(effect.target), !isRoute(effect.target) { continue }
        case .construct:
          // A child flow is the flow's own, whichever route starts it.
          guard let id = effect.target.type(in: index)?.id, roles?.role(of: id) == .flow else {
            continue
          }
        default: break
        }
      }
      frame.effects.add(number)
    }
  }
}

extension SwitchCase {
  /// How the clause shows nothing, `nil` if it does or shows something.
  ///
  /// `EmptyView().onAppear { … }` acts; a `fallthrough` hands on.
  fileprivate var emptiness: Records.Emptiness? {
    if body.allSatisfy({ $0.kind == .jump("break") }) { return .nothing }
    guard body.count == 1 else { return nil }
    let only: Expression? =
      switch body[0].kind {
      case .expression(let expression): expression
      case .returned(let expression): expression
      default: nil
      }
    guard case .call(let callee, let arguments)? = only?.kind, case .name(let name, _) = callee.kind
    else { return nil }
    if name == "EmptyView", arguments.isEmpty { return .emptyView }
    guard name == "AnyView", arguments.count == 1,
      case .call(let inner, []) = arguments[0].value.kind, inner.dottedName == "EmptyView"
    else { return nil }
    return .emptyView
  }
}

extension Value {
  var isCase: Bool {
    if case .enumCase = self { true } else { false }
  }

  /// Whether it is inside of one of these values.
  fileprivate func isPart(of values: [Value]) -> Bool {
    guard case .part(_, let whole, _) = self else { return false }
    return values.contains(whole) || whole.isPart(of: values)
  }

  /// Whether a caller gives it, itself or inside of something.
  fileprivate var isHandedIn: Bool {
    switch self {
    // What each element of a list does is no table of one route.
    case .part(.element, _, _): false
    // Nor is what a view shows for a route that it was given.
    case .part(_, .parameter(Value.selfNumber, _), _): false
    case .parameter, .part: true
    default: false
    }
  }
}

extension Expression {
  /// Whether it is the name of a local or parameter.
  fileprivate var isName: Bool { if case .name = kind { true } else { false } }
}
