import SwiftFacts

/// Modifiers of libraries that nobody described, taken for what they look like.
extension Evaluator {
  /// Presents what a closure builds if some state of the caller's decides whether it appears,
  /// `panel(isPresented: $shows) { Details() }`; `nil` for everything of another form.
  func presentByForm(
    _ name: String, on values: [Value], _ arguments: [Argument], at position: Position,
    _ frame: Frame
  ) -> [Value]? {
    guard arguments.count > 1, !vocabulary.inPlaceModifiers.contains(name),
      let state = arguments.first(where: { Self.decidesPresence($0, frame) }),
      let label = state.label,
      arguments.contains(where: { $0 != state && isFunction($0, frame) })
    else { return nil }
    evaluateModal(
      .modal(Self.style(ofModifier: name)), style: Self.style(ofModifier: name), arguments,
      names: [label], isGuessed: true, at: position, frame)
    return values
  }

  /// Whether an argument is a binding that is called after what appears.
  private static func decidesPresence(_ argument: Argument, _ frame: Frame) -> Bool {
    guard let label = argument.label?.lowercased(),
      label == "item" || presence.contains(where: label.contains)
    else { return false }
    switch argument.value.kind {
    case .name(let name, _):
      return name.hasPrefix("$")
        || frame.unit.parameters.contains { $0.name == name && $0.type.name == "Binding" }
    case .member(let base?, let name, _):
      return name.hasPrefix("$") || base.dottedName?.hasPrefix("$") ?? false
    default: return false
    }
  }

  private func isFunction(_ argument: Argument, _ frame: Frame) -> Bool {
    switch argument.value.kind {
    case .closure: true
    case .name(let name, _):
      frame.unit.parameters.contains { $0.name == name && $0.type.unwrapped.name == "Function" }
        || frame.selfType?.id.flatMap { index[$0].properties[name]?.declaration.type }?.unwrapped
          .name == "Function"
    default: false
    }
  }

  private static let presence = ["present", "show", "open", "active", "visible", "display"]

  private static func style(ofModifier name: String) -> String {
    let name = name.lowercased()
    if name.contains("cover") { return "fullScreenCover" }
    if name.contains("popover") { return "popover" }
    if name.contains("alert") || name.contains("dialog") { return "alert" }
    return ["sheet", "panel", "drawer", "modal"].contains(where: name.contains)
      ? "sheet" : "overlay"
  }
}
