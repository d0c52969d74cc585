/// What an edge of the flow graph means.
public enum EdgeKind: String, Hashable, Sendable, Codable, CaseIterable {
  /// What an app starts with: entry to root, flow or screen.
  case launch
  /// A flow owns this state or handles this route.
  case declares
  /// What appears for a root, tab or route.
  case shows
  /// A view or controller built inside another's body, stack, tab view or container.
  case contains
  /// A flow creates, owns or starts another flow.
  case child
  /// A push on a stack.
  case push
  /// A modal presentation; the edge's `style` says which.
  case present
  /// A stack's content is replaced.
  case replace
  /// A tab is selected.
  case select
  /// The root is switched.
  case `switch`
  /// A hop of a deep link's landing; `order` numbers the hops.
  case opens
  /// A result handed back to a flow.
  case returns
  /// A screen or flow can close itself.
  case dismisses

  /// Whether the edge takes the user somewhere else: push, present, replace, select or switch.
  public var isTransition: Bool {
    switch self {
    case .push, .present, .replace, .select, .switch: true
    case .launch, .declares, .shows, .contains, .child, .opens, .returns, .dismisses: false
    }
  }
}

/// How sure an edge is.
public enum Confidence: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
  /// Something of this type is shown, but the source does not say which value.
  case dynamic
  /// Needed a guess that the source does not force.
  case inferred
  /// Read off declared types.
  case certain

  public static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .dynamic: 0
    case .inferred: 1
    case .certain: 2
    }
  }
}

/// One relation between two nodes.
///
/// Its identity is kind, style, from, to, trigger and condition.
public struct Edge: Hashable, Sendable, Identifiable {
  public var kind: EdgeKind
  public var from: NodeID
  public var to: NodeID
  /// How a modal is shown: `sheet`, `fullScreenCover`, `popover`, `alert`, `window`, `embed`,
  /// `detail`, `overlay`; `nil` for every other kind.
  public var style: String?
  /// The declaration in which the destination's value is fixed, `AppCoordinator.showCart()`.
  public var trigger: String?
  /// The condition under which it happens, as the source writes it, where that matters.
  public var condition: String?
  /// What the user touches, where the source has it: `tap "Checkout"`.
  public var label: String?
  /// The number of this hop in a link's landing, from 0.
  public var order: Int?
  public var confidence: Confidence
  /// The places inside the trigger, sorted.
  public var locations: [SourceLocation]

  public init(
    kind: EdgeKind, from: NodeID, to: NodeID, style: String? = nil, trigger: String? = nil,
    condition: String? = nil, label: String? = nil, order: Int? = nil,
    confidence: Confidence = .certain, locations: [SourceLocation] = []
  ) {
    self.kind = kind
    self.from = from
    self.to = to
    self.style = style
    self.trigger = trigger
    self.condition = condition
    self.label = label
    self.order = order
    self.confidence = confidence
    self.locations = locations
  }

  /// `kind[.style]:from->to[#trigger][?condition][/order]`.
  public var id: String {
    var id = kind.rawValue
    if let style { id += ".\(style)" }
    id += ":\(from)->\(to)"
    if let trigger { id += "#\(trigger)" }
    if let condition { id += "?\(condition)" }
    if let order { id += "/\(order)" }
    return id
  }
}
