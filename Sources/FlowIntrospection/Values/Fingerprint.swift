import SwiftFacts

/// A number that equal values share and unequal ones hardly ever.
///
/// Values and effects are compared and put into sets millions of times; mixing numbers is many times
/// faster than a general hash of every name in them.
struct Fingerprint {
  private(set) var value: Int

  init(_ start: Int) { value = start }

  mutating func mix(_ number: Int) {
    var mixed = (UInt(bitPattern: value) ^ UInt(bitPattern: number)) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= mixed >> 29
    value = Int(bitPattern: mixed)
  }

  /// Of a name its length and ends: names that share these are compared in full.
  mutating func mix(_ name: String) {
    let bytes = name.utf8
    mix(bytes.count)
    if let first = bytes.first, let last = bytes.last {
      mix(Int(first) << 8 | Int(last))
      mix(Int(bytes[bytes.index(bytes.startIndex, offsetBy: bytes.count / 2)]))
    }
  }

  mutating func mix(_ position: Position) {
    mix(Int(position.line) << 16 ^ Int(position.column))
  }
}

extension ResolvedType {
  var fingerprint: Int {
    var print = Fingerprint(arguments.count)
    if let id { print.mix(id.index) } else { print.mix(name) }
    for argument in arguments { print.mix(argument.fingerprint) }
    return print.value
  }
}

extension PropertyReference {
  var fingerprint: Int {
    var print = Fingerprint(owner?.index ?? -1)
    print.mix(name)
    return print.value
  }
}

extension Value {
  var fingerprint: Int {
    var print: Fingerprint
    switch self {
    case .enumCase(let id, let name, let payload):
      print = Fingerprint(1)
      print.mix(id.index)
      print.mix(name)
      for part in payload { print.mix(part.fingerprint) }
    case .instance(let type, let fields):
      print = Fingerprint(2)
      print.mix(type.fingerprint)
      for field in fields { print.mix(field.value.fingerprint) }
    case .some(let type):
      print = Fingerprint(3)
      print.mix(type.fingerprint)
    case .parameter(let number, _):
      print = Fingerprint(4)
      print.mix(number)
    case .closure(let closure):
      print = Fingerprint(5)
      print.mix(closure.unit.index)
      print.mix(closure.closure.position)
    case .method(let id):
      print = Fingerprint(6)
      print.mix(id.index)
    case .string(let text):
      print = Fingerprint(7)
      print.mix(text)
    case .boolean(let isTrue): print = Fingerprint(isTrue ? 8 : 9)
    case .number(let text):
      print = Fingerprint(10)
      print.mix(text)
    case .metatype(let type):
      print = Fingerprint(11)
      print.mix(type.fingerprint)
    case .tuple(let fields):
      print = Fingerprint(12)
      for field in fields { print.mix(field.value.fingerprint) }
    case .array(let elements):
      print = Fingerprint(13)
      for element in elements { print.mix(element.fingerprint) }
    case .property(let reference, _):
      print = Fingerprint(14)
      print.mix(reference.fingerprint)
    case .keyPath(_, let names):
      print = Fingerprint(15)
      for name in names { print.mix(name) }
    case .result(let method, let receiver, _):
      print = Fingerprint(18)
      print.mix(method.index)
      print.mix(receiver.fingerprint)
    case .part(let part, let whole, _):
      print = Fingerprint(19)
      print.mix(part.fingerprint)
      print.mix(whole.fingerprint)
    case .none: print = Fingerprint(16)
    case .unknown: print = Fingerprint(17)
    }
    return print.value
  }
}

extension Value.Part {
  fileprivate var fingerprint: Int {
    var print: Fingerprint
    switch self {
    case .member(let name):
      print = Fingerprint(1)
      print.mix(name)
    case .payload(let name, let place):
      print = Fingerprint(2 &+ place << 2)
      print.mix(name)
    case .element: print = Fingerprint(3)
    case .result: print = Fingerprint(4)
    }
    return print.value
  }
}

extension Effect {
  var fingerprint: Int {
    var print = Fingerprint(unit.index)
    print.mix(position)
    print.mix(verb.number)
    print.mix(target.fingerprint)
    for condition in guards {
      print.mix(condition.parameter << 1 | (condition.isExcluding ? 1 : 0))
      // A set has no order: the cases' numbers are added up.
      print.mix(condition.cases.reduce(0) { $0 &+ $1.fingerprint })
    }
    return print.value
  }
}

extension CaseGuard.Case {
  fileprivate var fingerprint: Int {
    var print = Fingerprint(type?.index ?? -1)
    print.mix(name)
    return print.value
  }
}

extension Effect.Verb {
  /// A number for the kind of verb, and for the property that is written.
  fileprivate var number: Int {
    switch self {
    case .push: 1
    case .present(let style): 2 &+ style.utf8.count << 8
    case .replace: 3
    case .select: 4
    case .switchRoot: 5
    case .tabs: 6
    case .begin: 7
    case .route: 8
    case .construct: 9
    case .contain(let type): 10 &+ type.index << 8
    case .write(let property, _): 11 &+ property.fingerprint
    case .invoke(let values): 12 &+ values.count << 8
    case .handOver(let property): 13 &+ property.fingerprint
    case .call(let unit): 14 &+ unit.index << 8
    case .dismiss: 15
    case .binds(_, let values): 16 &+ values.count << 8
    case .registers: 17
    case .make: 18
    case .hook(let unit, let values): 19 &+ unit.index << 8 &+ values.count
    case .segue: 20
    }
  }
}
