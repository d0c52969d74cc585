import SwiftFacts

/// How a storyboard's doings are written down in the declarations that stand for it.
///
/// A `#` and a name that no Swift source can hold.
enum StoryboardMacro {
  static let sceneName = "storyboard scene"
  static let segueName = "storyboard segue"
  static let tabsName = "storyboard tabs"

  static func scene(_ scene: StoryboardIndex.SceneID) -> Expression.Kind {
    .macro(sceneName, numbers([scene.storyboard, scene.number]))
  }

  static func segue(_ segue: StoryboardIndex.SegueID) -> Expression.Kind {
    .macro(
      segueName, numbers([segue.scene.storyboard, segue.scene.number, segue.number]))
  }

  static func tabs(of scene: StoryboardIndex.SceneID) -> Expression.Kind {
    .macro(tabsName, numbers([scene.storyboard, scene.number]))
  }

  /// The numbers that were written down.
  static func numbers(in arguments: [Argument]) -> [Int] {
    arguments.compactMap { argument in
      if case .number(let text) = argument.value.kind { Int(text) } else { nil }
    }
  }

  private static func numbers(_ numbers: [Int]) -> [Argument] {
    numbers.map {
      Argument(value: Expression(.number(String($0)), at: Position(line: 1, column: 1)))
    }
  }
}
