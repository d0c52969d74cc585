import FlowModel
import SwiftFacts

/// Writes storyboards down as declarations, so that everything that understands code understands
/// them: an extension of each scene's class, with a computed property for each segue that runs
/// without code.
///
/// A scene without a class of its own, or with one that the tree does not declare, gets a class.
struct StoryboardLowering {
  /// The files with the declarations, one for each storyboard.
  private(set) var files: [ProjectFacts.File] = []
  /// The class of each scene that has one: its path, to be looked up in the storyboard's file.
  private(set) var classes: [StoryboardIndex.SceneID: [String]] = [:]

  private let storyboards: StoryboardIndex
  /// Paths of the types that the tree declares, and those that Objective-C knows by another name.
  private var declared: Set<[String]> = []
  private var renamed: [String: [String]] = [:]

  init(_ project: ProjectFacts) {
    storyboards = StoryboardIndex(project.storyboards, types: [:])
    for file in project.files where file.role == .app {
      for type in file.facts.types where type.kind == .class {
        declared.insert(type.path)
        let objc = type.attributes.first { $0.name == "objc" }?.arguments.first?.value.kind
        if case .name(let name, _)? = objc { renamed[name] = type.path }
      }
    }
    for number in project.storyboards.indices { lower(number) }
    lowerMains(of: project)
  }

  // MARK: Classes

  private mutating func lower(_ number: Int) {
    let storyboard = storyboards.storyboards[number]
    var facts = FileFacts(path: storyboard.facts.path)
    facts.imports = Set(storyboard.facts.scenes.compactMap(\.customModule)).sorted()
    var names: Set<String> = []
    for (sceneNumber, scene) in storyboard.facts.scenes.enumerated() where scene.reference == nil {
      let id = StoryboardIndex.SceneID(storyboard: number, number: sceneNumber)
      if let path = scene.ownClass.flatMap({ declaredPath($0) }) {
        classes[id] = path
      } else if scene.isContainer {
        continue
      } else {
        let isOwn = scene.ownClass == nil
        var name = scene.ownClass ?? scene.ownName
        if isOwn, !names.insert(name).inserted { name = scene.idName }
        classes[id] = [name]
        facts.types.append(
          TypeDeclaration(
            kind: .class, path: [name], access: isOwn ? .fileprivate : .internal,
            inherited: [TypeReference(scene.baseClass)], position: scene.position))
      }
    }
    for sceneNumber in storyboard.facts.scenes.indices {
      let id = StoryboardIndex.SceneID(storyboard: number, number: sceneNumber)
      guard let path = classes[id] else { continue }
      let properties = properties(of: id)
      guard !properties.isEmpty else { continue }
      facts.types.append(
        TypeDeclaration(
          kind: .extension, path: path, properties: properties,
          position: storyboards[id].position))
    }
    files.append(ProjectFacts.File(facts: facts, module: storyboard.module))
  }

  private func declaredPath(_ name: String) -> [String]? {
    if let path = renamed[name] { return path }
    let path = name.split(separator: ".").map(String.init)
    return declared.contains(path) ? path : nil
  }

  // MARK: Segues

  private func properties(of scene: StoryboardIndex.SceneID) -> [PropertyDeclaration] {
    var result: [PropertyDeclaration] = []
    var hasTabs = false
    for segue in storyboards.segues(of: scene) {
      let facts = storyboards[segue]
      if facts.isTab {
        if !hasTabs {
          result.append(property("tabs", StoryboardMacro.tabs(of: scene), at: facts.position))
        }
        hasTabs = true
      } else if !facts.waitsForCode {
        result.append(
          property(name(of: segue), StoryboardMacro.segue(segue), at: facts.position))
      }
    }
    return result
  }

  /// What a reader calls the segue: `segue "checkout"`, `segue to CheckoutController`.
  private func name(of segue: StoryboardIndex.SegueID) -> String {
    let facts = storyboards[segue]
    if let identifier = facts.identifier, !identifier.isEmpty { return "segue \"\(identifier)\"" }
    if facts.kind == "unwind" { return "unwind segue" }
    let target = storyboards.destination(of: segue).map { storyboards.content(of: $0) ?? $0 }
    let name = target.map {
      classes[$0]?.last ?? storyboards[$0].ownClass ?? storyboards[$0].ownName
    }
    return "segue to \(name ?? facts.destination)"
  }

  private func property(_ name: String, _ macro: Expression.Kind, at position: Position)
    -> PropertyDeclaration
  {
    PropertyDeclaration(
      name: name,
      getter: [Statement(.expression(Expression(macro, at: position)), at: position)],
      position: position)
  }

  // MARK: Main storyboards

  /// The system loads a main storyboard for the app's or a scene's delegate.
  private mutating func lowerMains(of project: ProjectFacts) {
    // Where nothing was read that could name it, the usual name is taken for one.
    let mains =
      project.mainStoryboards
      ?? project.storyboards.filter { $0.facts.name == "Main" }.map {
        ProjectFacts.MainStoryboard(name: "Main", module: $0.module)
      }
    var done: Set<[String]> = []
    for main in mains {
      for number in storyboards.storyboards(named: main.name, for: main.module) {
        let storyboard = storyboards.storyboards[number]
        guard let scene = storyboards.initialScene(of: number),
          let delegate = delegate(for: main, in: project),
          done.insert([storyboard.facts.path, delegate.joined(separator: ".")]).inserted
        else { continue }
        let position = storyboards[scene].position
        files[number].facts.types.append(
          TypeDeclaration(
            kind: .extension, path: delegate,
            properties: [
              property("main storyboard", StoryboardMacro.scene(scene), at: position)
            ], position: position))
      }
    }
  }

  /// The delegate that is named, else the app's delegate, that of the same module first.
  private func delegate(for main: ProjectFacts.MainStoryboard, in project: ProjectFacts)
    -> [String]?
  {
    let name = main.delegate.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    var found: [(path: [String], isOwn: Bool)] = []
    for file in project.files where file.role == .app {
      for type in file.facts.types where type.kind == .class {
        let fits =
          name.map { type.path.last == $0 }
          ?? type.inherited.contains {
            ["UIApplicationDelegate", "NSApplicationDelegate"].contains($0.simpleName)
          }
        if fits { found.append((type.path, file.module == main.module)) }
      }
    }
    if let own = found.first(where: \.isOwn) { return own.path }
    return found.count == 1 ? found[0].path : nil
  }
}
