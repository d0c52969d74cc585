import SwiftFacts

/// The columns of split views: a column's name stands for the screen in it.
extension Evaluator {
  /// The library's type of columns' names.
  static let columnType = "UISplitViewController.Column"

  private static let columns: Set<String> = ["primary", "supplementary", "secondary", "compact"]

  /// `split.viewController(for: .secondary) as? NoteController` says what stands there.
  func noteColumn(_ operand: Expression, holds type: ResolvedType, _ frame: Frame) {
    guard case .call(let callee, let arguments) = operand.kind,
      callee.memberName == "viewController" || callee.plainName == "viewController",
      arguments.count == 1, arguments[0].label == "for"
    else { return }
    noteColumn(arguments[0].value, [type], frame)
  }

  /// `split.setViewController(notes, for: .secondary)`; `nil` for every other call.
  func fillColumn(_ name: String, _ arguments: [Argument], _ frame: Frame) -> [Value]? {
    guard name == "setViewController", arguments.count == 2, arguments[1].label == "for" else {
      return nil
    }
    let types = evaluateLoosely(arguments[0], frame).compactMap { $0.type(in: index) }
    noteColumn(arguments[1].value, types, frame)
    return [.unknown]
  }

  private func noteColumn(_ column: Expression, _ types: [ResolvedType], _ frame: Frame) {
    guard !frame.unit.isTest, let name = column.memberName, Self.columns.contains(name) else {
      return
    }
    for type in types.map(\.unwrapped) {
      guard let id = type.id, vocabulary.isScreen(id, in: index) else { continue }
      records.columns[name, default: []].insert(id)
    }
  }

  /// The screen for which a column's name stands; `nil` where none or several can be meant, or not
  /// all of the project has been seen.
  func screen(inColumn name: String, of type: ResolvedType) -> Value? {
    guard roles != nil, type.id == nil, type.name == Self.columnType,
      let screens = given.columns[name],
      screens.count == 1, let only = screens.first
    else { return nil }
    return .instance(index.type(only), [])
  }
}

extension Expression {
  /// The name that it is, if it is one alone.
  fileprivate var plainName: String? {
    if case .name(let name, _) = kind { name } else { nil }
  }
}
