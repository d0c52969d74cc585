import SwiftFacts

/// What an expression is while one link is followed: parts of the link stay symbols.
indirect enum LinkValue: Hashable, Sendable {
  /// The URL itself, its components, or the activity that carries it.
  case link
  /// What a notification, shortcut or activity carries.
  case payload
  case part(LinkText)
  case list(LinkList)
  /// The number of a list's elements.
  case count(LinkList)
  /// The place of the first segment of this text, and how many places behind it.
  case place(of: String, offset: Int)
  case queryItems
  /// The first query item of a name.
  case queryItem(String)
  /// A part converted to a type.
  case converted(LinkText, type: String)
  /// A part that is an enum's raw value.
  case rawCase(LinkText, TypeID)
  /// An enum with one case for each number of path elements.
  case counted(TypeID, LinkList)
  case text(String)
  case integer(Int)
  case boolean(Bool)
  case none
  case void
  case enumCase(TypeID, String, [LinkValue])
  case instance(ResolvedType, [Field])
  case tuple([Field])
  case array([LinkValue])
  case dictionary([Entry])
  case closure(LinkClosure)
  /// Anything else, as evaluation sees it, with the text of the expression.
  case open(Value, text: String, isOfLink: Bool)

  var isClosure: Bool { if case .closure = self { true } else { false } }

  /// Whether the link goes on with it: it holds the link, what the link means, or code to run.
  var carriesOn: Bool { isClosure || isOfLink || isMeaning }

  struct Field: Hashable, Sendable {
    var name: String?
    var value: LinkValue
  }

  struct Entry: Hashable, Sendable {
    var key: LinkValue
    var value: LinkValue
  }

  /// Whether the link's text is in it.
  var isOfLink: Bool {
    switch self {
    case .link, .payload, .part, .list, .count, .place, .queryItems, .queryItem, .converted,
      .rawCase, .counted:
      true
    case .enumCase(_, _, let payload), .array(let payload): payload.contains(where: \.isOfLink)
    case .instance(_, let fields), .tuple(let fields): fields.contains { $0.value.isOfLink }
    case .dictionary(let entries): entries.contains { $0.value.isOfLink }
    case .open(_, _, let isOfLink): isOfLink
    case .text, .integer, .boolean, .none, .void, .closure: false
    }
  }

  /// Whether it was made of the link in a way that the model cannot follow.
  var isPartOfUnknownShape: Bool { if case .open(_, _, true) = self { true } else { false } }

  /// Whether it says what the link asks for: a case or struct that the tree declares.
  var isMeaning: Bool {
    switch self {
    case .enumCase: true
    case .instance(let type, _): type.id != nil
    case .tuple(let fields): fields.contains { $0.value.isMeaning }
    default: false
    }
  }
}

/// A closure with the locals at its place.
struct LinkClosure: Hashable, Sendable {
  let unit: UnitID
  let closure: Closure
  let locals: [String: LinkValue]
  let selfType: ResolvedType?
  /// What the function that it was given to says it passes.
  var parameterTypes: [ResolvedType] = []

  static func == (left: Self, right: Self) -> Bool {
    left.unit == right.unit && left.closure.position == right.closure.position
      && left.locals == right.locals
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(unit)
    hasher.combine(closure.position)
  }
}
