/// A part of a link that code looks at as text.
enum LinkPart: Hashable, Sendable {
  case scheme
  case host
  /// A segment of the path, from its start.
  case segment(Int)
  /// A segment of the path, from its end.
  case lastSegment(Int)
  /// The value of the first query item of this name.
  case query(String)
  /// An entry of a notification's payload, or a shortcut's or activity's type.
  case payload(String)
  case path
  case whole
  /// The ending of the path's last segment behind its last dot.
  case fileExtension
}

extension LinkPart {
  /// What a scene is told at its start, or an activity holds, if there is any: it carries the
  /// payload.
  var isCarrier: Bool {
    switch self {
    case .payload("shortcutItem"), .payload("notificationResponse"), .payload("interaction"): true
    default: false
    }
  }

  /// What an assistant asks of the app: an activity brings that or a link, never both.
  static let intent = LinkPart.payload("intent")

  var isOfIntent: Bool { self == .intent || self == .payload("interaction") }

  /// Whether it is a part of a URL.
  var isOfURL: Bool {
    switch self {
    case .scheme, .host, .segment, .lastSegment, .query, .path, .whole, .fileExtension: true
    case .payload: false
    }
  }
}

/// A part of a link in the hands of the code.
struct LinkText: Hashable, Sendable {
  var part: LinkPart
  /// Whether it has been lower-cased.
  var folds = false
  /// Whether a fallback stands in for it where it is missing.
  var isDefaulted = false
  /// What the code made of it, as written, where that is beyond the model.
  var edit: String?

  init(_ part: LinkPart, folds: Bool = false) {
    self.part = part
    self.folds = folds
  }
}

/// The elements of a path, or a part of them.
struct LinkList: Hashable, Sendable {
  /// Elements in front of those of the path: a leading `/`, the host.
  var head: [LinkValue] = []
  /// How many segments are left away at the start and at the end.
  var start = 0
  var end = 0
  /// The type to which every element is converted.
  var type: String?

  /// The path's components with their leading `/`.
  static let components = LinkList(head: [.text("/")])
  static let segments = LinkList()

  /// Whether the only element in front is the leading `/`, which an empty path lacks.
  var isRaw: Bool { head == [.text("/")] && start == 0 }

  func droppingFirst(_ count: Int) -> LinkList {
    var list = self
    let fromHead = min(count, head.count)
    list.head.removeFirst(fromHead)
    list.start += count - fromHead
    return list
  }
}

/// A test on a part of a link.
enum LinkTest: Hashable, Sendable {
  case equals(String)
  case oneOf([String])
  case present
  /// Converts to a type of a library.
  case converts(String)
  /// Is a raw value of an enum.
  case rawValue(String, [String])
  case prefix(String)
  case suffix(String)
  case regex(String)
}

/// A condition on one part of a link.
struct LinkAtom: Hashable, Sendable {
  var part: LinkPart
  var test: LinkTest
  var folds = false

  init(_ text: LinkText, _ test: LinkTest) {
    part = text.part
    folds = text.folds
    self.test = test
  }

  init(_ part: LinkPart, _ test: LinkTest) {
    self.part = part
    self.test = test
  }
}
