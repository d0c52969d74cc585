import FlowModel
import SwiftFacts

/// Everything that was read of a project: introspection's input.
package struct ProjectFacts: Equatable, Sendable {
  /// One Swift file and where it belongs.
  package struct File: Equatable, Sendable {
    package enum Role: String, Sendable {
      /// Code of the app.
      case app
      /// Tests, UI-test harnesses and mocks: they prove nothing alive.
      case test
    }

    package var facts: FileFacts
    /// The package target, Xcode target folder or top folder that holds the file.
    package var module: String
    package var role: Role

    package init(facts: FileFacts, module: String, role: Role = .app) {
      self.facts = facts
      self.module = module
      self.role = role
    }
  }

  package var name: String
  package var files: [File]
  package var storyboards: [Storyboard]
  /// The storyboards that the system loads, `nil` where no file was read that could say so.
  package var mainStoryboards: [MainStoryboard]?
  package var claims: [Claim]
  /// Which links the app's web sites send to it.
  package var sitePaths: [Observation] = []
  /// What reading already had to say.
  package var notices: [Notice]
  /// Swift files in the tree, read or not.
  package var fileCount: Int
  package var lineCount: Int
  /// Modules whose declarations belong to the main actor unless they say otherwise.
  package var mainActorModules: Set<String> = []
  /// What the project's configuration says of methods that move the user.
  package var vocabulary = ProjectVocabulary()

  package init(
    name: String, files: [File], storyboards: [Storyboard] = [],
    mainStoryboards: [MainStoryboard]? = nil, claims: [Claim] = [], notices: [Notice] = [],
    fileCount: Int? = nil, lineCount: Int? = nil
  ) {
    self.name = name
    self.files = files
    self.storyboards = storyboards
    self.mainStoryboards = mainStoryboards
    self.claims = claims
    self.notices = notices
    self.fileCount = fileCount ?? files.count
    self.lineCount = lineCount ?? files.reduce(0) { $0 + $1.facts.lineCount }
  }
}
