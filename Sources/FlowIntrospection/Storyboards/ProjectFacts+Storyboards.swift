import FlowModel
import SwiftFacts

extension ProjectFacts {
  /// One storyboard and where it belongs.
  package struct Storyboard: Equatable, Sendable {
    package var facts: StoryboardFacts
    /// The module of the folder that holds it.
    package var module: String

    package init(facts: StoryboardFacts, module: String) {
      self.facts = facts
      self.module = module
    }
  }

  /// A storyboard that the system itself loads when the app or a scene starts.
  package struct MainStoryboard: Hashable, Sendable {
    /// The storyboard's name.
    package var name: String
    /// The scene delegate's class, `nil` where the app's delegate is meant.
    package var delegate: String?
    /// The module of the file that says so.
    package var module: String

    package init(name: String, delegate: String? = nil, module: String) {
      self.name = name
      self.delegate = delegate
      self.module = module
    }
  }
}
