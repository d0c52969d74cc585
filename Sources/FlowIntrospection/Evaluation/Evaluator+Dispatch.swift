import SwiftFacts

/// What a call gives to the function: what it is called on and its arguments, a set of values for
/// each parameter.
struct Passing {
  var receiver: Value?
  var arguments: [[Value]]
  /// The property that holds the receiver, where that is a value: what a mutating method writes to
  /// itself, it writes to this property.
  var holder: PropertyReference?
}

extension Evaluator {
  /// Calls the best of several overloads; a protocol's requirement, all its implementations.
  func call(
    _ candidates: [UnitID], receiver: ResolvedType?, value: Value? = nil,
    holder: PropertyReference? = nil, isSelf: Bool, _ arguments: [Argument],
    at position: Position, _ frame: Frame
  ) -> [Value] {
    let chosen = overload(visible(candidates, from: frame), arguments)
    guard let first = chosen.first else {
      evaluateLoosely(arguments, frame)
      return [.unknown]
    }
    let unit = index[first]
    var scope = callScope(of: unit, receiver)
    let values = evaluate(arguments, for: unit, &scope, frame)
    return call(
      taking(values, of: chosen, on: receiver), receiver: receiver, isSelf: isSelf,
      passing: Passing(receiver: value, arguments: values, holder: holder), scope, at: position,
      frame)
  }

  private func callScope(of unit: CodeUnit, _ receiver: ResolvedType?) -> TypeScope {
    var substitution = constraints(unit.generics, file: unit.file, owner: unit.owner)
    if let receiver {
      substitution.merge(self.substitution(of: receiver, for: unit.declaringType)) { $1 }
      // `extension Array { func push<Screen>(…) where Element == Route<Screen> }`.
      if receiver.element != nil, unit.generics.count == 1,
        substitution[unit.generics[0].name] == nil
      {
        substitution[unit.generics[0].name] = index.steeredType(receiver)
      }
    }
    return TypeScope(file: unit.file, owner: unit.declaringType, substitution: substitution)
  }

  private func call(
    _ chosen: [UnitID], receiver: ResolvedType?, isSelf: Bool, passing: Passing,
    _ scope: TypeScope, at position: Position, _ frame: Frame
  ) -> [Value] {
    var results: [Value] = []
    for candidate in chosen {
      if let receiver = passing.receiver, isLeftOpen(candidate, on: receiver, frame) {
        noteCaller(frame, of: candidate)
        frame.emit(.hook(candidate, passing.arguments), receiver, at: position)
        results = results.union(self.results(of: candidate, on: receiver))
        continue
      }
      let bodies = callable(
        implementations(of: candidate, isSelf: isSelf), on: receiver, with: passing.arguments)
      let isOneOf = isRequirement(candidate) && isChoice(bodies)
      if isChoice(bodies), frame.inlineDepth == 0,
        let made = takeOne(of: bodies, passing, frame, at: position)
      {
        results = results.union(made)
        continue
      }
      let isDoubtful = isOneOf && isChoice(bodies.filter(mayLead))
      for id in bodies {
        noteCaller(frame, of: id)
        noteCall(of: id, at: position, frame)
        if frame.inlineDepth > 0, frame.inlineDepth < Self.inlineLimit {
          results = results.union(inline(id, passing, receiver, at: position, frame))
          continue
        }
        let summary = summary(of: id)
        importEffects(
          of: summary, from: id, passing, frame, at: position, isDoubtful: isDoubtful)
        let made = returned(by: summary, passing, at: position, frame).filter { $0 != .unknown }
        if isOneOf { frame.doubts.values.formUnion(made.filter(\.isSettledValue)) }
        results = results.union(made)
      }
    }
    guard results.isEmpty, let result = index[chosen[0]].result else {
      return specialised(results, as: index[chosen[0]].result, in: scope)
    }
    var type = index.resolve(result, in: scope)
    if type.name == "Self", let receiver { type = receiver }
    return [.some(type)]
  }

  static let inlineLimit = 12

  /// The bodies that a call can reach: a requirement's implementations, a method's overrides.
  func implementations(of id: UnitID, isSelf: Bool) -> [UnitID] {
    let unit = index[id]
    guard let owner = unit.owner else { return unit.hasBody ? [id] : [] }
    let isProtocol = index[owner].kind == .protocol
    let isRequirement = isProtocol && !unit.hasBody
    if unit.hasBody, isSelf || index[owner].kind != .class {
      return isProtocol && !isSelf ? copies(of: id, handedDownBy: owner) : [id]
    }
    var result = unit.hasBody ? [id] : []
    for type in index.inheritors(of: owner) where index[type].kind != .protocol || isRequirement {
      let own = bodies(index[type].methods[unit.name] ?? [], like: unit)
      // Another protocol's extension may implement the requirement.
      let isInherited = own.isEmpty && isRequirement
      let inherited =
        isInherited ? bodies(methods(named: unit.name, of: index.type(type)), like: unit) : []
      for method in own + inherited where !result.contains(method) { result.append(method) }
    }
    // A method that half of the project implements says nothing about one of them.
    return result.count <= 64 ? result : Array(result.prefix(64))
  }

  /// The methods with a body that have a method's labels; of several, those that take the same types
  /// by name.
  func bodies(_ methods: [UnitID], like unit: CodeUnit) -> [UnitID] {
    let labels = unit.parameters.map(\.label)
    let bodies = methods.filter {
      index[$0].hasBody && index[$0].parameters.map(\.label) == labels
    }
    guard bodies.count > 1 else { return bodies }
    let names = unit.parameters.map(\.type.unwrapped.simpleName)
    let same = bodies.filter { index[$0].parameters.map(\.type.unwrapped.simpleName) == names }
    return same.isEmpty ? bodies : same
  }

  /// A protocol's default implementation, as each type has it that conforms.
  private func copies(of id: UnitID, handedDownBy owner: TypeID) -> [UnitID] {
    let heirs = index.inheritors(of: owner).filter {
      index[$0].kind != .protocol && index.isMember(id, of: $0)
    }
    let copies = heirs.compactMap { index[$0].inheritedUnits[id] }
    let isShared =
      copies.isEmpty
      || heirs.contains { heir in
        index[heir].inheritedUnits[id] == nil && index[heir].methods[index[id].name] == nil
      }
    return isShared ? [id] + copies : copies
  }

  /// Functions and extensions of libraries' types are seen from their own module and from those that
  /// import it.
  private func visible(_ candidates: [UnitID], from frame: Frame) -> [UnitID] {
    guard candidates.count > 1 else { return candidates }
    let own = index.files[frame.unit.file]
    func isOpenToAll(_ unit: CodeUnit) -> Bool { unit.owner.map { index[$0].isDeclared } ?? false }
    let same = candidates.filter {
      isOpenToAll(index[$0]) || index.files[index[$0].file].module == own.module
    }
    if !same.isEmpty { return same }
    let imports = Set(own.facts.imports)
    let imported = candidates.filter { imports.contains(index.files[index[$0].file].module) }
    return imported.isEmpty ? candidates : imported
  }

  /// The type's methods of this name; none where the call is of a library's method, to which the
  /// tree only adds another form: `present(style:builder:)` beside `present(_:animated:)`.
  func ownMethods(
    named name: String, of type: ResolvedType, for arguments: [Argument]
  ) -> [UnitID] {
    let methods = methods(named: name, of: type)
    guard !methods.isEmpty, let rules = vocabulary.verbs[name],
      rules.contains(where: { $0.accepts(arguments) && !$0.labels.isEmpty }),
      !methods.contains(where: { fit(index[$0].parameters, arguments) == 0 })
    else { return methods }
    return []
  }

  /// The overloads that fit the labels best.
  private func overload(_ candidates: [UnitID], _ arguments: [Argument]) -> [UnitID] {
    guard candidates.count > 1 else { return candidates }
    let scored = candidates.map { id -> (id: UnitID, score: Int) in
      (id, fit(index[id].parameters, arguments))
    }
    let best = scored.map(\.score).max() ?? 0
    return scored.filter { $0.score == best }.map(\.id)
  }

  /// Of overloads with the same labels those that take arguments of these types.
  private func taking(
    _ values: [[Value]], of overloads: [UnitID], on receiver: ResolvedType?
  ) -> [UnitID] {
    guard overloads.count > 1 else { return overloads }
    let fitting = overloads.filter { id in
      let unit = index[id]
      let scope = callScope(of: unit, receiver)
      return zip(unit.parameters, values).allSatisfy { parameter, values in
        guard let wanted = index.resolve(parameter.type, in: scope).unwrapped.id else {
          return true
        }
        let given = Set(values.compactMap { $0.type(in: index)?.unwrapped.id })
        return given.isEmpty
          || given.contains { type in
            index[type].lineage.contains(wanted) || index[wanted].lineage.contains(type)
          }
      }
    }
    return fitting.isEmpty ? overloads : fitting
  }

  /// Whether a call can be one of the function; a library's view may go by the same name.
  func accepts(_ arguments: [Argument], _ function: UnitID) -> Bool {
    fit(index[function].parameters, arguments) == 0
  }

  private func fit(_ parameters: [Parameter], _ arguments: [Argument]) -> Int {
    let matched = match(arguments, to: parameters)
    let unmatched = matched.filter { $0 == nil }.count
    let used = Set(matched.compactMap { $0 })
    let missing = parameters.indices.filter {
      !used.contains($0) && parameters[$0].defaultValue == nil
    }.count
    return -(unmatched * 4 + missing * 2)
  }

  /// For each argument the number of its parameter.
  func match(_ arguments: [Argument], to parameters: [Parameter]) -> [Int?] {
    var next = 0
    var result: [Int?] = []
    for argument in arguments {
      if argument.isTrailing, argument.label == nil {
        // The first trailing closure goes to the next parameter that takes a function.
        let rest = parameters.indices.filter { $0 >= next }
        let function = rest.first {
          parameters[$0].type.unwrapped.name == "Function"
            || parameters[$0].attributes.nameBuilder
        }
        let number = function ?? rest.last
        result.append(number)
        if let number { next = number + 1 }
        continue
      }
      let found = parameters.indices.first { $0 >= next && parameters[$0].label == argument.label }
      if let found {
        result.append(found)
        next = found + 1
      } else if argument.label == nil, let last = result.last.flatMap(\.self),
        parameters[last].type.unwrapped.name == "Array"
      {
        // One more value for a variadic parameter.
        result.append(last)
      } else {
        result.append(nil)
      }
    }
    return result
  }
}
