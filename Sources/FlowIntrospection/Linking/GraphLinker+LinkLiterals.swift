import FlowModel
import SwiftFacts

/// URLs that the sources write.
extension GraphLinker {
  /// - Parameter registrations: Asked for only where URLs are written: finding them takes a look at all
  ///   code.
  func observeURLLiterals(_ registrations: @autoclosure () -> LinkRegistrations) {
    let files = index.files.filter { $0.role == .app }
    guard files.contains(where: { !$0.facts.urlLiterals.isEmpty }) else { return }
    let patterns = registrations().entries.map { RegisteredPattern($0.pattern) }
    for file in files {
      for literal in file.facts.urlLiterals where !literal.isCompared {
        var data = ["url": literal.text, "in": literal.declaration]
        if patterns.contains(where: { $0.takes(literal.text) }) { data["registered"] = "true" }
        observations.append(
          Observation(
            kind: .linkLiteral, subject: literal.text, data: data,
            location: SourceLocation(
              file: file.facts.path, line: Int(literal.position.line),
              column: Int(literal.position.column))))
      }
    }
  }
}
