import SwiftFacts

/// What an expression can be, as far as navigation cares: an abstract value.
///
/// Evaluation yields a set of them, one for each way that the code can go.
package indirect enum Value: Hashable, Sendable {
  /// A case of an enum that the tree declares, with one value for each payload element.
  case enumCase(TypeID, String, [Value])
  /// An object made by an initialiser or factory, with what its arguments say of its properties.
  case instance(ResolvedType, [Field])
  /// Some value of this type; the source does not say which.
  case some(ResolvedType)
  /// A parameter of the function being summarised, or `self`; callers fill it in.
  case parameter(Int, ResolvedType)
  /// What a protocol's method gives on a value that a caller fills in: `module.toPresentable()`.
  case result(UnitID, Value, ResolvedType)
  /// What is inside a value that a caller fills in: `context.route`, a case's payload.
  case part(Part, Value, ResolvedType)
  case closure(ClosureValue)
  /// A function used as a value: `action: coordinator.showCart`.
  case method(UnitID)
  case string(String)
  case boolean(Bool)
  case number(String)
  case metatype(ResolvedType)
  case tuple([Field])
  case array([Value])
  /// A property as such: a binding to it, or a closure that is stored in it.
  case property(PropertyReference, ResolvedType?)
  case keyPath(ResolvedType?, [String])
  case none
  case unknown

  package func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  /// The way from a value to something that it holds.
  package enum Part: Hashable, Sendable {
    case member(String)
    /// What a case of this name carries at this place.
    case payload(String, Int)
    /// One of the values that a property keeps until it is their turn.
    case element
    /// What a function gives when it is called.
    case result
  }

  package struct Field: Hashable, Sendable {
    package var name: String?
    package var value: Value

    package init(name: String?, value: Value) {
      self.name = name
      self.value = value
    }
  }
}

/// A stored property of a type, whoever holds the instance.
package struct PropertyReference: Hashable, Sendable {
  /// `nil` for a global.
  package var owner: TypeID?
  package var name: String

  package init(owner: TypeID?, name: String) {
    self.owner = owner
    self.name = name
  }
}

/// A closure with what it captures.
///
/// Two closures are the same if they stand at the same place.
package struct ClosureValue: Hashable, Sendable {
  package let unit: UnitID
  package let closure: Closure
  let environment: Environment
  package let selfType: ResolvedType?
  /// The name of a local function, `nil` for a closure expression.
  package let name: String?

  init(
    unit: UnitID, closure: Closure, captured: [String: [Value]], selfType: ResolvedType?,
    name: String?
  ) {
    self.unit = unit
    self.closure = closure
    environment = Environment(captured)
    self.selfType = selfType
    self.name = name
  }

  /// The locals at the place of the closure.
  package var captured: [String: [Value]] { environment.locals }

  package static func == (left: Self, right: Self) -> Bool {
    left.unit == right.unit && left.closure.position == right.closure.position
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(unit)
    hasher.combine(closure.position)
  }
}

/// What the names around a closure were when it was made.
final class Environment: Sendable {
  let locals: [String: [Value]]

  init(_ locals: [String: [Value]]) { self.locals = locals }
}

extension Value {
  /// The cases of the standard library's `Result`, a value of which is a tuple with the case's label.
  static let resultCases = ["success", "failure"]

  /// The value's static type, as far as it is known.
  package func type(in index: SymbolIndex) -> ResolvedType? {
    switch self {
    case .enumCase(let id, _, _): index.type(id)
    case .instance(let type, _), .some(let type), .parameter(_, let type),
      .result(_, _, let type), .part(_, _, let type):
      type
    case .string: ResolvedType(name: "String")
    case .boolean: ResolvedType(name: "Bool")
    case .number: ResolvedType(name: "Int")
    case .metatype(let type): ResolvedType(name: "Metatype", arguments: [type])
    case .tuple(let fields):
      ResolvedType(
        name: "Tuple",
        arguments: fields.map { $0.value.type(in: index) ?? ResolvedType(name: "_") },
        labels: fields.map { $0.name ?? "" })
    case .array(let elements):
      ResolvedType.array(
        elements.lazy.compactMap { $0.type(in: index) }.first ?? ResolvedType(name: "_"))
    case .property(_, let type): type
    case .closure, .method: ResolvedType(name: "Function")
    case .keyPath, .none, .unknown: nil
    }
  }

  /// Whether the value depends on what a caller passes.
  package var isOpen: Bool {
    switch self {
    case .parameter, .result, .part: true
    case .enumCase(_, _, let payload): payload.contains(where: \.isOpen)
    case .array(let elements): elements.contains(where: \.isOpen)
    case .tuple(let fields): fields.contains { $0.value.isOpen }
    case .instance(_, let fields): fields.contains { $0.value.isOpen }
    default: false
    }
  }

  /// Whether what is shown is settled: a case is, whatever a caller passes for its payload.
  package var isSettled: Bool {
    switch self {
    case .instance(Evaluator.openScene, _), .instance(Evaluator.openSegue, _): !isOpen
    case .enumCase, .instance: true
    default: !isOpen
    }
  }

  /// Whether it is a certain value, not only one of some type.
  var isSettledValue: Bool {
    switch self {
    case .enumCase, .instance, .array, .string, .metatype: true
    default: false
    }
  }

  /// How deep values are nested; evaluation forgets what lies too deep, so that it ends.
  package var depth: Int {
    switch self {
    case .enumCase(_, _, let payload): 1 + (payload.map(\.depth).max() ?? 0)
    case .array(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .tuple(let fields), .instance(_, let fields):
      1 + (fields.map(\.value.depth).max() ?? 0)
    case .result(_, let receiver, _), .part(_, let receiver, _): 1 + receiver.depth
    default: 0
    }
  }
}
