/// Swift's keywords, then the words that are keywords in some places only.
enum QuickWord: UInt8, CaseIterable {
  case none
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`
  case `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`
  case `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`
  case `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`
  case `rethrows`, `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`
  case `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
  // Contextual from here on.
  case actor, macro, async, reasync, await, any, some, each, yield, discard, unsafe, copy, consume
  case borrow, using, of, get, set, willSet, didSet, read, modify, metatype, protocolMetatype
  case convenience, distributed, dynamic, final, indirect, infix, isolated, lazy, mutating
  case nonisolated, nonmutating, open, optional, override, package, postfix, prefix, required
  case unowned, weak, sending, borrowing, consuming
  case consumingOld, ownedOld, sharedOld, constant, local, readOld, modifyOld, setterAccess
  case unsafeAddress

  /// The spelling, where it differs from the case's name.
  private static let spellings: [QuickWord: String] = [
    .consumingOld: "__consuming", .ownedOld: "__owned", .sharedOld: "__shared",
    .constant: "_const", .local: "_local", .readOld: "_read", .modifyOld: "_modify",
    .setterAccess: "__setter_access", .metatype: "Type", .protocolMetatype: "Protocol",
  ]

  var isKeyword: Bool { self != .none && rawValue <= QuickWord.while.rawValue }

  /// Whether it may stand before a declaration.
  var isModifier: Bool {
    switch self {
    case .consumingOld, .setterAccess, .constant, .local, .async, .borrowing, .class, .consuming,
      .convenience, .distributed, .dynamic, .fileprivate, .final, .indirect, .infix, .internal,
      .isolated, .lazy, .mutating, .nonisolated, .nonmutating, .open, .optional, .override,
      .package, .postfix, .prefix, .private, .public, .reasync, .required, .rethrows, .static,
      .unowned, .weak, .sending:
      true
    default: false
    }
  }

  /// Whether something in parentheses may follow it as a modifier.
  var takesDetail: Bool {
    switch self {
    case .fileprivate, .internal, .nonisolated, .open, .package, .private, .public, .unowned: true
    default: false
    }
  }

  /// Whether it introduces an accessor.
  var isAccessor: Bool {
    switch self {
    case .get, .set, .willSet, .didSet, .read, .modify, .readOld, .modifyOld, .unsafeAddress,
      .`init`, .borrow:
      true
    default: false
    }
  }

  var isEffect: Bool {
    switch self {
    case .async, .reasync, .throws, .rethrows: true
    default: false
    }
  }

  // MARK: Look-up

  /// The word that the bytes spell, `.none` for any other.
  static func of(_ bytes: UnsafePointer<UInt8>, count: Int) -> QuickWord {
    guard count >= 2, count <= 15 else { return .none }
    let key = packed(bytes, count)
    var slot = hash(key)
    while true {
      let entry = table[slot]
      if entry.word == .none { return .none }
      if entry.key == key { return entry.word }
      slot = (slot + 1) & 511
    }
  }

  private struct Key: Equatable {
    var low: UInt64 = 0
    var high: UInt64 = 0
  }

  private static func packed(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Key {
    var key = Key()
    var index = 0
    while index < count {
      if index < 8 {
        key.low |= UInt64(bytes[index]) << UInt64(index * 8)
      } else {
        key.high |= UInt64(bytes[index]) << UInt64((index - 8) * 8)
      }
      index += 1
    }
    return key
  }

  private static func hash(_ key: Key) -> Int {
    Int(truncatingIfNeeded: ((key.low ^ (key.high &* 31)) &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  private static let table: [(key: Key, word: QuickWord)] = {
    var table = [(key: Key, word: QuickWord)](repeating: (Key(), .none), count: 512)
    for word in allCases where word != .none {
      let spelling = Array((spellings[word] ?? "\(word)").utf8)
      let key = spelling.withUnsafeBufferPointer { spelling in
        spelling.baseAddress.map { packed($0, spelling.count) } ?? Key()
      }
      var slot = hash(key)
      while table[slot].word != .none { slot = (slot + 1) & 511 }
      table[slot] = (key, word)
    }
    return table
  }()
}
