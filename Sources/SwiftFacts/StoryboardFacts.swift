/// What one storyboard says: plain values that know nothing of flows.
package struct StoryboardFacts: Hashable, Codable, Sendable {
  /// Relative to the project's root, with `/`.
  package var path: String
  /// What code calls it: the file's name without its ending.
  package var name: String
  /// The object that `instantiateInitialViewController()` makes.
  package var initialScene: String?
  /// Only shown by the system while the app starts.
  package var isLaunchScreen: Bool
  /// In the order of the file.
  package var scenes: [StoryboardScene]
  package var problems: [Problem]

  package init(
    path: String, name: String, initialScene: String? = nil, isLaunchScreen: Bool = false,
    scenes: [StoryboardScene] = [], problems: [Problem] = []
  ) {
    self.path = path
    self.name = name
    self.initialScene = initialScene
    self.isLaunchScreen = isLaunchScreen
    self.scenes = scenes
    self.problems = problems
  }
}

/// One view controller of a storyboard, or a reference to one of another storyboard.
package struct StoryboardScene: Hashable, Codable, Sendable {
  /// The object's own id, which stays when the scene is moved or renamed.
  package var id: String
  /// The element's name: `viewController`, `tabBarController`, `viewControllerPlaceholder`, ….
  package var element: String
  package var customClass: String?
  package var customModule: String?
  /// The storyboard id that code uses.
  package var identifier: String?
  package var title: String?
  /// For a reference: the other storyboard's name, `nil` for this one, and the scene's identifier in
  /// it, `nil` for its initial one.
  package var reference: Reference?
  package var segues: [StoryboardSegue]
  package var actions: [StoryboardAction]
  package var position: Position

  package struct Reference: Hashable, Codable, Sendable {
    package var storyboard: String?
    package var identifier: String?

    package init(storyboard: String? = nil, identifier: String? = nil) {
      self.storyboard = storyboard
      self.identifier = identifier
    }
  }

  package init(
    id: String, element: String, customClass: String? = nil, customModule: String? = nil,
    identifier: String? = nil, title: String? = nil, reference: Reference? = nil,
    segues: [StoryboardSegue] = [], actions: [StoryboardAction] = [], position: Position
  ) {
    self.id = id
    self.element = element
    self.customClass = customClass
    self.customModule = customModule
    self.identifier = identifier
    self.title = title
    self.reference = reference
    self.segues = segues
    self.actions = actions
    self.position = position
  }
}

/// A connection from a scene to another.
package struct StoryboardSegue: Hashable, Codable, Sendable {
  /// As the file says it: `show`, `push`, `presentation`, `embed`, `relationship`, `unwind`, ….
  package var kind: String
  /// The id of the object that it leads to.
  package var destination: String
  package var identifier: String?
  /// For a relationship: `rootViewController`, `viewControllers`, `masterViewController`, ….
  package var relationship: String?
  package var presentationStyle: String?
  /// The segue's own class, for `custom`.
  package var customClass: String?
  package var unwindAction: String?
  /// What the user touches; `nil` if it is not known.
  package var control: String?
  /// Whether it starts at the scene itself, so that only code performs it.
  package var isManual: Bool
  package var position: Position

  package init(
    kind: String, destination: String, identifier: String? = nil, relationship: String? = nil,
    presentationStyle: String? = nil, customClass: String? = nil, unwindAction: String? = nil,
    control: String? = nil, isManual: Bool = false, position: Position
  ) {
    self.kind = kind
    self.destination = destination
    self.identifier = identifier
    self.relationship = relationship
    self.presentationStyle = presentationStyle
    self.customClass = customClass
    self.unwindAction = unwindAction
    self.control = control
    self.isManual = isManual
    self.position = position
  }
}

/// A control that sends an action to its scene.
package struct StoryboardAction: Hashable, Codable, Sendable {
  /// The method's name without its parameters.
  package var method: String
  /// What the control is called.
  package var control: String

  package init(method: String, control: String) {
    self.method = method
    self.control = control
  }
}
