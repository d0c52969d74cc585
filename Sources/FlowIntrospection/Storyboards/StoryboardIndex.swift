import SwiftFacts

/// The project's storyboards, their scenes joined to the types of the tree.
package struct StoryboardIndex: Sendable {
  /// A scene's place: the number of its storyboard, and its own in it.
  struct SceneID: Hashable, Sendable, Comparable {
    let storyboard: Int
    let number: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.storyboard, left.number) < (right.storyboard, right.number)
    }
  }

  /// A segue's place: its scene, and its number in it.
  struct SegueID: Hashable, Sendable, Comparable {
    let scene: SceneID
    let number: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.scene, left.number) < (right.scene, right.number)
    }
  }

  /// What an action method is called by: `tap "Checkout"`.
  struct ActionMethod: Hashable, Sendable {
    let type: TypeID
    let name: String
  }

  let storyboards: [ProjectFacts.Storyboard]
  /// The type that stands for a scene, none for a plain navigation controller or a reference.
  private(set) var types: [SceneID: TypeID] = [:]
  private(set) var scenesByType: [TypeID: [SceneID]] = [:]
  private(set) var labels: [ActionMethod: String] = [:]

  init() {
    storyboards = []
  }

  /// Joins the scenes to the types that stand for them, as `StoryboardLowering` wrote them down.
  init(_ storyboards: [ProjectFacts.Storyboard], types: [SceneID: TypeID]) {
    self.storyboards = storyboards
    self.types = types
    for (scene, type) in types.sorted(by: { $0.key < $1.key }) {
      scenesByType[type, default: []].append(scene)
      for action in self[scene].actions where !action.control.isEmpty {
        let method = ActionMethod(type: type, name: action.method)
        if labels[method] == nil { labels[method] = "tap \"\(action.control)\"" }
      }
    }
  }

  var allScenes: [SceneID] {
    storyboards.indices.flatMap { storyboard in
      storyboards[storyboard].facts.scenes.indices.map {
        SceneID(storyboard: storyboard, number: $0)
      }
    }
  }

  subscript(id: SceneID) -> StoryboardScene {
    storyboards[id.storyboard].facts.scenes[id.number]
  }

  subscript(id: SegueID) -> StoryboardSegue { self[id.scene].segues[id.number] }

  /// The segues of a scene.
  func segues(of scene: SceneID) -> [SegueID] {
    self[scene].segues.indices.map { SegueID(scene: scene, number: $0) }
  }

  // MARK: Finding scenes

  /// The scene with this object id in a storyboard.
  func scene(_ id: String, in storyboard: Int) -> SceneID? {
    storyboards[storyboard].facts.scenes.firstIndex { $0.id == id }
      .map { SceneID(storyboard: storyboard, number: $0) }
  }

  /// The numbers of the storyboards of this name; those of the module, if it has any.
  func storyboards(named name: String, for module: String) -> [Int] {
    let all = storyboards.indices.filter { storyboards[$0].facts.name == name }
    let own = all.filter { storyboards[$0].module == module }
    return own.isEmpty ? all : own
  }

  func initialScene(of storyboard: Int) -> SceneID? {
    storyboards[storyboard].facts.initialScene.flatMap { scene($0, in: storyboard) }
  }

  /// The scenes that code calls by this identifier in some storyboards.
  func scenes(identified identifier: String, in numbers: [Int]) -> [SceneID] {
    numbers.flatMap { storyboard in
      storyboards[storyboard].facts.scenes.indices.lazy
        .map { SceneID(storyboard: storyboard, number: $0) }
        .filter { self[$0].identifier == identifier }
    }
  }

  /// The scene that a segue or reference leads to in the end, past references.
  func destination(of scene: SceneID) -> SceneID? {
    var scene = scene
    var seen: Set<SceneID> = []
    while let reference = self[scene].reference {
      guard seen.insert(scene).inserted else { return nil }
      let own = storyboards[scene.storyboard]
      let others =
        reference.storyboard.map { storyboards(named: $0, for: own.module) } ?? [scene.storyboard]
      let next =
        reference.identifier.map { scenes(identified: $0, in: others).first }
        ?? others.lazy.compactMap { self.initialScene(of: $0) }.first
      guard let next else { return nil }
      scene = next
    }
    return scene
  }

  func destination(of segue: SegueID) -> SceneID? {
    scene(self[segue].destination, in: segue.scene.storyboard).flatMap { destination(of: $0) }
  }

  /// The scene inside a container, its root or window's content; `nil` if it is empty.
  func content(of scene: SceneID) -> SceneID? {
    segues(of: scene).first {
      ["rootViewController", "window.shadowedContentViewController"]
        .contains(self[$0].relationship)
    }.flatMap { destination(of: $0) }
  }

  /// The type that stands for a scene, for a navigation controller that of its first scene.
  ///
  /// So a stack is what it shows, whether its class is the system's or the project's.
  func shownType(of scene: SceneID) -> TypeID? {
    var next: SceneID? = scene
    var seen: Set<SceneID> = []
    var outer: TypeID?
    while let scene = next, seen.insert(scene).inserted {
      next = content(of: scene)
      guard let type = types[scene] else { continue }
      if next == nil { return type }
      outer = outer ?? type
    }
    return outer
  }
}
