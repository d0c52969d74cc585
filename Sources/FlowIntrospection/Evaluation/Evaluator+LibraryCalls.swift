import SwiftFacts

/// Methods that the tree does not declare: changes of collections, view modifiers, anything else.
extension Evaluator {
  /// A method of a library: a verb of the vocabulary, a change of a collection, or neither.
  func callLibrary(
    _ name: String, on base: Expression, _ values: [Value], _ arguments: [Argument],
    at position: Position, _ frame: Frame, expected: ResolvedType?
  ) -> [Value] {
    if let result = fillColumn(name, arguments, frame) { return result }
    if let scenes = instantiateScene(name, on: values, arguments, at: position, frame) {
      return scenes
    }
    if let result = registerPattern(name, on: values, arguments, at: position, frame) {
      return result
    }
    if vocabulary.verbs[name] != nil {
      // What a library's flow listens to, others may listen to as well.
      _ = callChannel(name, values, arguments, at: position, frame)
    }
    if let result = callPropertyRoute(name, on: base, values, arguments, at: position, frame)
      ?? callVerb(name, on: base, values, arguments, at: position, frame)
    {
      return result
    }
    if let result = callStore(name, values, arguments, at: position, frame)
      ?? callChannel(name, values, arguments, at: position, frame)
      ?? callNotificationCentre(name, arguments, at: position, frame)
      ?? callStateMachine(name, values, arguments, at: position, frame)
    {
      return result
    }
    if let operation = vocabulary.mutations[name],
      let reference = propertyReference(of: base, frame)
    {
      let element = values.lazy.compactMap { value -> ResolvedType? in
        let type = value.type(in: self.index)
        return type?.element ?? type?.unwrapped.element
      }.first
      evaluateMutation(operation, of: reference, element, arguments, at: position, frame)
      guard Self.elementNames.contains(name) else { return [.unknown] }
      return waitingElement(of: base, values, frame).map { [$0] } ?? [.unknown]
    }
    if pushByName(name, values, arguments, at: position, frame)
      || presentByName(name, arguments, at: position, frame)
    {
      return [.unknown]
    }
    if addToLocal(name, base, values, arguments, frame) { return [.unknown] }
    let isExtension = values.allSatisfy { $0.type(in: index)?.unwrapped.id == nil }
    if isExtension || isViewLike(values) {
      let extensions = extensionMethods(named: name, for: arguments)
      if !extensions.isEmpty {
        return call(
          extensions, receiver: nil, value: values.first, isSelf: true, arguments, at: position,
          frame
        ).union(values)
      }
    }
    if let values = presentByForm(name, on: values, arguments, at: position, frame) {
      return values
    }
    let elements = values.reduce(into: [Value]()) { $0 = $0.union(self.elements(of: $1)) }
    if ["map", "compactMap", "flatMap"].contains(name), arguments.count == 1 {
      let handed = (elements.isEmpty ? values : elements).filter { $0 != .none }
      if arguments[0].value.givesWhatItIsGiven {
        return elements.isEmpty ? values : [.array(handed)]
      }
      if let made = mapped(arguments[0], handed, frame) {
        return elements.isEmpty ? made : [.array(made)]
      }
    } else {
      evaluateLoosely(arguments, frame, handing: elements)
    }
    // One of a collection's elements.
    if ["first", "last", "randomElement", "min", "max"].contains(name) {
      if let element = waitingElement(of: base, values, frame) { return [element] }
      return elements.isEmpty ? [.unknown] : elements
    }
    if let asked = askedType(arguments, frame) { return [.some(asked)] }
    if name == "firstIndex", arguments.first?.label == "of", base.memberName == "allCases" {
      // The place of a case among all stands for the case: `selectedIndex = place`.
      let sought = evaluate(arguments[0].value, frame.nested()).filter { isPlainCase($0) }
      if !sought.isEmpty { return sought }
    }
    // A view's modifiers and a builder's methods give the receiver back.
    return isViewLike(values)
      || ["filter", "sorted", "reversed", "map"].contains(name)
      ? values : [.unknown]
  }

  /// The type of the project that a library is asked for by its name, as containers of dependencies
  /// are: `container.resolve(Router.self)`.
  private func askedType(_ arguments: [Argument], _ frame: Frame) -> ResolvedType? {
    guard let first = arguments.first, first.label == nil,
      case .member(_?, "self", _) = first.value.kind,
      case .metatype(let type)? = evaluate(first.value, frame).first, type.id != nil
    else { return nil }
    return type
  }

  /// Whether it is some case of an enum of the project that carries nothing.
  private func isPlainCase(_ value: Value) -> Bool {
    guard let id = value.type(in: index)?.unwrapped.id else { return false }
    return index[id].kind == .enum && index[id].cases.allSatisfy(\.payload.isEmpty)
  }

  /// What a function makes of an element; `nil` if nothing is known of it.
  ///
  /// A closure is run once, for what it makes and for what it does: twice at each level would double
  /// with each closure inside another.
  private func mapped(_ transform: Argument, _ handed: [Value], _ frame: Frame) -> [Value]? {
    var made: [Value] = []
    for value in evaluate(transform.value, frame) {
      switch value {
      case .enumCase(let id, let name, _):
        made = made.union([.enumCase(id, name, handed.prefix(1).map { $0 })])
      case .closure(let closure):
        let ran = runInPlace(closure, [handed], frame)
        let isSingle = closure.closure.body.count == 1
        made = made.union(isSingle ? ran.returns.union(ran.yields) : ran.returns)
      case .keyPath(_, let names):
        // `pairs.map(\.controller)` reads a member of each.
        made = names.reduce(handed) { values, name in
          values.reduce(into: []) {
            $0 = $0.union(member(name, of: $1, at: transform.value.position, frame))
          }
        }
      default:
        if case .method(let method) = value, frame.inlineDepth == 0 {
          made = made.union(
            summary(of: method).returns.flatMap {
              substitute($0, Passing(receiver: nil, arguments: [handed]))
            })
        }
        invokeLoosely(value, handed, at: transform.value.position, frame)
      }
    }
    let isKnown = made.contains {
      switch $0 {
      case .enumCase, .instance: true
      default: false
      }
    }
    return isKnown ? made.filter { $0 != .unknown && $0 != .none } : nil
  }

  func isViewLike(_ values: [Value]) -> Bool {
    values.contains { value in
      guard case .instance(let type, _) = value else { return false }
      return type.id.map { vocabulary.isScreen($0, in: index) } ?? true
    }
  }

  /// Methods of this name in extensions of library types, `View` above all.
  private func extensionMethods(named name: String, for arguments: [Argument]) -> [UnitID] {
    for type in ["View", "Scene", "UIViewController", "UINavigationController"] {
      if let id = index.externalTypes[type], let methods = index[id].methods[name] {
        return methods
      }
    }
    // A window whose type is not known: `application.windows.first`.
    return index.externalTypes["UIWindow"].flatMap { index[$0].methods[name] }?
      .filter { accepts(arguments, $0) } ?? []
  }

  func evaluateMutation(
    _ operation: Effect.WriteOperation, of reference: PropertyReference,
    _ element: ResolvedType?, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) {
    if case .remove = operation {
      evaluateLoosely(arguments, frame)
      frame.emit(.write(reference, .remove), .none, at: position)
      return
    }
    if case .assign = operation, arguments.isEmpty {
      // `shows.toggle()`: what is written for nothing that it says is the other of two.
      frame.emit(.write(reference, .assign), .boolean(true), at: position)
    }
    for argument in arguments where argument.label == nil || argument.label == "contentsOf" {
      let type = argument.label == "contentsOf" ? element.map { .array($0) } : element
      let operation = styled(operation, by: argument.value)
      for value in evaluate(argument.value, frame, expected: type) {
        let isSpread = argument.label == "contentsOf"
        // What a parameter holds is spread where the caller fills it in.
        for part in isSpread && !value.isOpen ? elements(of: value) : flattened(value) {
          noteRelays([part], to: reference, frame)
          frame.emit(.write(reference, operation), part, at: position)
        }
      }
    }
  }

  /// `append(.sheet(screen))` presents.
  private func styled(_ operation: Effect.WriteOperation, by expression: Expression)
    -> Effect.WriteOperation
  {
    guard case .append(nil) = operation, case .call(let callee, _) = expression.kind,
      case .member(nil, let name, _) = callee.kind,
      let style = vocabulary.presentationStyles[name]
    else { return operation }
    return .append(style: style)
  }

  /// The elements of a collection literal, else the value itself.
  func flattened(_ value: Value) -> [Value] {
    if case .array(let elements) = value { return elements.flatMap { flattened($0) } }
    return [value]
  }
}

extension Expression {
  /// Whether it is the function that changes nothing, `{ $0 }`, as in `screens.compactMap { $0 }`.
  fileprivate var givesWhatItIsGiven: Bool {
    switch kind {
    case .keyPath(_, let names): return names == ["self"]
    case .closure(let closure):
      guard closure.body.count == 1, case .expression(let only) = closure.body[0].kind,
        case .name(let name, _) = only.kind
      else { return false }
      return name == "$0" || closure.parameters.map(\.name) == [name]
    default: return false
    }
  }
}
