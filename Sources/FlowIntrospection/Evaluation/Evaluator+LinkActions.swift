import SwiftFacts

extension Evaluator {
  /// `OpenURLAction { url in … }`: what the app's own views ask to open comes here.
  func evaluateLinkAction(
    _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> [Value] {
    for argument in arguments {
      for value in evaluate(argument.value, frame) {
        invoke(value, values: [[.some(ResolvedType(name: "URL"))]], at: position, frame)
        guard !frame.unit.isTest, value != .unknown else { continue }
        records.entrySites.insert(
          Records.EntrySite(
            closure: value, unit: frame.unit.id, position: position, isAction: true))
      }
    }
    return [.some(ResolvedType(name: "OpenURLAction"))]
  }
}
