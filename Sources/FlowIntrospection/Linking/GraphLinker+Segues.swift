import FlowModel
import SwiftFacts

/// Segues of storyboards that code performs, or seems to.
extension GraphLinker {
  func linkSegues() {
    noteLostSegues()
    linkUnperformedSegues()
  }

  private func noteLostSegues() {
    for segue in records.lostSegues {
      let place = location(segue.position, in: segue.unit)
      navigationPlaces.insert(place)
      notices.append(
        Notice(
          message: "looks like navigation, but \(segue.reason)", location: place,
          kind: .notUnderstood))
    }
  }

  /// A segue that starts at its controller, and that no code performs by its name: perhaps code
  /// does that was not read, or that puts the name together.
  private func linkUnperformedSegues() {
    let storyboards = index.storyboards
    for scene in storyboards.allScenes {
      guard let type = storyboards.types[scene] else { continue }
      for id in storyboards.segues(of: scene) {
        let segue = storyboards[id]
        guard segue.waitsForCode, !records.performedSegues.contains(id),
          let source = node(for: type),
          let destination = storyboards.destination(of: id)
        else { continue }
        let file = storyboards.storyboards[scene.storyboard].facts.path
        let place = SourceLocation(
          file: file, line: Int(segue.position.line), column: Int(segue.position.column))
        let name = segue.identifier.map { "the segue \"\($0)\"" } ?? "a segue"
        notices.append(
          Notice(
            message: "\(name) starts at the controller itself, and no code that was read "
              + "performs it",
            location: place))
        let module = index[type].module
        for target in nodes(forTarget: evaluator.value(of: destination), in: module) {
          let effect = evaluator.verb(of: segue)
          connect(
            effect.style == nil ? .push : .present, source, target.node, style: effect.style,
            trigger: "\(index[type].qualifiedName).segue",
            confidence: .dynamic, at: place)
        }
      }
    }
  }
}
