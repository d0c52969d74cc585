/// Fingerprints of what is put into tables for every statement that a link is followed through, see
/// `Fingerprint`.
extension LinkConditions {
  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  var fingerprint: Int {
    var print = Fingerprint(count.min)
    print.mix(count.max ?? -1)
    print.mix(count.excluded.count)
    // A dictionary has no order: its entries' numbers are added up.
    print.mix(slots.reduce(0) { $0 &+ $1.value.fingerprint(of: $1.key) })
    for atom in refused {
      print.mix(atom.part.fingerprint)
      print.mix(atom.test.fingerprint)
    }
    for predicate in predicates { print.mix(predicate) }
    print.mix(queryOrder.count)
    print.mix((rest?.start ?? -1) << 1 | (assumesClaims ? 1 : 0))
    return print.value
  }
}

extension LinkConditions.Slot {
  fileprivate func fingerprint(of part: LinkPart) -> Int {
    var print = Fingerprint(part.fingerprint)
    print.mix(allowed?.count ?? -1)
    for text in allowed ?? [] { print.mix(text) }
    print.mix(values?.count ?? -1)
    if let type { print.mix(type) }
    if let name { print.mix(name) }
    if let shape { print.mix(shape.fingerprint) }
    print.mix((folds ? 1 : 0) | (isPresent ? 2 : 0) | (isOptional ? 4 : 0))
    return print.value
  }
}

extension LinkPart {
  fileprivate var fingerprint: Int {
    switch self {
    case .scheme: return 1
    case .host: return 2
    case .segment(let place): return 3 &+ place << 4
    case .lastSegment(let place): return 4 &+ place << 4
    case .query(let name): return 5 &+ Self.number(name) << 4
    case .payload(let name): return 6 &+ Self.number(name) << 4
    case .path: return 7
    case .whole: return 8
    case .fileExtension: return 9
    }
  }

  private static func number(_ name: String) -> Int {
    var print = Fingerprint(0)
    print.mix(name)
    return print.value
  }
}

extension LinkTest {
  fileprivate var fingerprint: Int {
    var print: Fingerprint
    switch self {
    case .equals(let text):
      print = Fingerprint(1)
      print.mix(text)
    case .oneOf(let texts):
      print = Fingerprint(2)
      for text in texts { print.mix(text) }
    case .present: print = Fingerprint(3)
    case .converts(let type):
      print = Fingerprint(4)
      print.mix(type)
    case .rawValue(let type, let texts):
      print = Fingerprint(5 &+ texts.count << 4)
      print.mix(type)
    case .prefix(let text):
      print = Fingerprint(6)
      print.mix(text)
    case .suffix(let text):
      print = Fingerprint(7)
      print.mix(text)
    case .regex(let text):
      print = Fingerprint(8)
      print.mix(text)
    }
    return print.value
  }
}

extension LinkValue {
  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }

  var fingerprint: Int {
    var print: Fingerprint
    switch self {
    case .link: return 1
    case .payload: return 2
    case .queryItems: return 3
    case .none: return 4
    case .void: return 5
    case .boolean(let isTrue): return isTrue ? 6 : 7
    case .part(let text):
      print = Fingerprint(8)
      print.mix(text.part.fingerprint)
    case .list(let list):
      print = Fingerprint(9)
      print.mix(list.start << 8 | list.end)
    case .count(let list):
      print = Fingerprint(10)
      print.mix(list.start << 8 | list.end)
    case .queryItem(let name):
      print = Fingerprint(11)
      print.mix(name)
    case .converted(let text, let type):
      print = Fingerprint(12)
      print.mix(text.part.fingerprint)
      print.mix(type)
    case .rawCase(let text, let id):
      print = Fingerprint(13)
      print.mix(text.part.fingerprint)
      print.mix(id.index)
    case .counted(let id, let list):
      print = Fingerprint(14)
      print.mix(id.index)
      print.mix(list.start)
    case .text(let text):
      print = Fingerprint(15)
      print.mix(text)
    case .integer(let number):
      print = Fingerprint(16)
      print.mix(number)
    case .enumCase(let id, let name, let payload):
      print = Fingerprint(17)
      print.mix(id.index)
      print.mix(name)
      for part in payload { print.mix(part.fingerprint) }
    case .instance(let type, let fields):
      print = Fingerprint(18)
      print.mix(type.fingerprint)
      for field in fields { print.mix(field.value.fingerprint) }
    case .tuple(let fields):
      print = Fingerprint(19)
      for field in fields { print.mix(field.value.fingerprint) }
    case .array(let elements):
      print = Fingerprint(20)
      for element in elements { print.mix(element.fingerprint) }
    case .dictionary(let entries):
      print = Fingerprint(21)
      for entry in entries { print.mix(entry.value.fingerprint) }
    case .closure(let closure):
      print = Fingerprint(22)
      print.mix(closure.unit.index)
      print.mix(closure.closure.position)
    case .place(let text, let offset):
      print = Fingerprint(24)
      print.mix(text)
      print.mix(offset)
    case .open(let value, let text, _):
      print = Fingerprint(23)
      print.mix(value.fingerprint)
      print.mix(text)
    }
    return print.value
  }
}

extension Dictionary where Value == LinkValue {
  /// The entries' numbers added up: a dictionary has no order.
  func fingerprint(_ key: (Key) -> Int) -> Int {
    reduce(count) { sum, entry in
      var print = Fingerprint(key(entry.key))
      print.mix(entry.value.fingerprint)
      return sum &+ print.value
    }
  }
}

extension LinkState {
  /// A number that ways share which nothing tells apart for what follows: these conditions, locals
  /// and properties, what was parked and understood, and where the user is.
  func fingerprint(
    _ conditions: LinkConditions, _ locals: [String: LinkValue],
    _ store: [PropertyReference: LinkValue]
  ) -> Int {
    var print = Fingerprint(conditions.fingerprint)
    print.mix(
      locals.fingerprint { name in
        var print = Fingerprint(1)
        print.mix(name)
        return print.value
      })
    print.mix(store.fingerprint(\.fingerprint))
    print.mix(parked.fingerprint(\.fingerprint))
    for hop in hops { print.mix(hop.node.rawValue) }
    print.mix(meaning?.fingerprint ?? 0)
    switch outcome {
    case .running: print.mix(1)
    case .returned(let value): print.mix(value.fingerprint)
    case .threw: print.mix(2)
    case .jumped(let word): print.mix(word)
    }
    return print.value
  }
}
