import SwiftFacts

/// Notifications: channels that go by the name of a constant.
extension Evaluator {
  /// A method of a notification centre, told by its labels; `nil` for any other.
  func callNotificationCentre(
    _ name: String, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value]? {
    func argument(_ label: String) -> Expression? {
      arguments.first { $0.label == label }?.value
    }
    switch name {
    case "post":
      guard let channel = argument("name").flatMap({ channel(named: $0, frame) }) else {
        return nil
      }
      let fields = ["object", "userInfo"].compactMap { label -> Value.Field? in
        guard let value = argument(label).flatMap({ evaluate($0, frame).first }) else { return nil }
        return Value.Field(name: label, value: value)
      }
      let notification = Value.instance(ResolvedType(name: Self.notificationType), fields)
      invoke(channel, values: [[notification]], at: position, frame)
      return [.unknown]
    case "addObserver":
      let named = argument("forName") ?? argument("name")
      guard let channel = named.flatMap({ channel(named: $0, frame) }) else { return nil }
      if case .macro("selector", let targets)? = argument("selector")?.kind {
        for value in targets.flatMap({ evaluate($0.value, frame) }) {
          subscribe(value, to: channel, at: position, frame)
        }
        return [.unknown]
      }
      for argument in arguments where argument.label == "using" || argument.isTrailing {
        for value in evaluate(argument.value, frame) {
          subscribe(value, to: channel, at: position, frame)
        }
      }
      return [.unknown]
    case "publisher": return argument("for").flatMap { channel(named: $0, frame) }.map { [$0] }
    case "notifications":
      return argument("named").flatMap { channel(named: $0, frame) }.map { [$0] }
    default: return nil
    }
  }

  static let notificationType = "Notification"

  /// The channel of the notification that an expression names: by its constant, else by its text.
  func channel(named expression: Expression, _ frame: Frame) -> Value? {
    let name: String
    switch expression.kind {
    case .member(_, let member, _): name = member
    case .name(let constant, _): name = constant
    case .string(let segments):
      guard segments.count == 1, case .text(let text) = segments[0] else { return nil }
      name = text
    case .call(let callee, let arguments):
      let isName =
        switch callee.kind {
        case .member(_, let member, _): ["Name", "init"].contains(member)
        case .name(let type, _): type == "NSNotification"
        default: false
        }
      guard isName, let first = arguments.first else { return nil }
      return channel(named: first.value, frame)
    default: return nil
    }
    return .property(
      PropertyReference(owner: nil, name: "notification \(name)"),
      ResolvedType(
        name: "AnyPublisher", arguments: [ResolvedType(name: Self.notificationType)]))
  }
}
