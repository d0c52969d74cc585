import FlowModel
import SwiftFacts

/// Finds what directives are about and what the names in them mean.
struct FlowDirectiveReader {
  private let index: SymbolIndex
  private let vocabulary: Vocabulary
  private var result = FlowDirectives()

  static func directives(in index: SymbolIndex, _ vocabulary: Vocabulary) -> FlowDirectives {
    var reader = FlowDirectiveReader(index: index, vocabulary: vocabulary)
    for (number, file) in index.files.enumerated() {
      let directives = file.facts.directives.filter { !Self.ignoring.contains($0.name) }
      guard !directives.isEmpty else { continue }
      let places = DeclarationPlaces(file: number, index: index)
      for directive in directives { reader.read(directive, number, places) }
    }
    return reader.result
  }

  /// The directives that silence findings, which are read elsewhere.
  private static let ignoring: Set = ["ignore", "ignore:this", "ignore:file"]

  private init(index: SymbolIndex, vocabulary: Vocabulary) {
    self.index = index
    self.vocabulary = vocabulary
  }

  private mutating func read(_ directive: Directive, _ file: Int, _ places: DeclarationPlaces) {
    let place = index.location(directive.position, in: file)
    let name = directive.name.hasSuffix(":this") ? directive.name.dropLast(5) : directive.name[...]
    let known = FlowDirective.Verb.allCases.map(\.rawValue) + Self.ignoring.sorted()
    guard let verb = FlowDirective.Verb(rawValue: String(name)) else {
      let nearest = EditDistance.nearest(to: String(name), among: known)
      let hint =
        nearest.map { "did you mean 'flowviz:\($0)'?" }
        ?? "known are \(known.joined(separator: ", "))"
      result.note("unknown directive 'flowviz:\(name)'; \(hint)", at: place)
      return
    }
    let subjects = places.subjects(of: directive)
    guard let first = subjects.first else {
      result.note("'flowviz:\(verb.rawValue)' stands before no declaration or statement", at: place)
      return
    }
    let targets = self.targets(of: directive, verb, first, file, place)
    guard !verb.takesNames || !targets.isEmpty else { return }
    let isType = if case .type = first { true } else { false }
    if verb == .entry, !isType {
      result.note("'flowviz:entry' must stand before a type", at: place)
      return
    }
    for subject in subjects {
      result.add(
        FlowDirective(
          verb: verb, subject: subject, targets: targets, file: file,
          position: directive.position))
    }
  }

  // MARK: Names

  private mutating func targets(
    of directive: Directive, _ verb: FlowDirective.Verb, _ subject: FlowDirective.Subject,
    _ file: Int, _ place: SourceLocation
  ) -> [Value] {
    guard verb.takesNames else { return [] }
    // A reason may follow, as behind `ignore`.
    let text = directive.text.split(separator: " - ", maxSplits: 1).first ?? ""
    let names = text.split { ", ".contains($0) }.map(String.init)
    if names.isEmpty {
      result.note("'flowviz:\(verb.rawValue)' needs the name of a route or screen", at: place)
    }
    let scope = TypeScope(file: file, owner: owner(of: subject))
    return names.compactMap { name in
      if let value = value(named: name, scope) { return value }
      result.note(
        "'flowviz:\(verb.rawValue)' names '\(name)', which is no route or screen of the project",
        at: place)
      return nil
    }
  }

  private func owner(of subject: FlowDirective.Subject) -> TypeID? {
    switch subject {
    case .unit(let unit): index[unit].owner
    case .type(let type), .enumCase(let type, _): type
    case .property(let reference): reference.owner
    }
  }

  private func value(named name: String, _ scope: TypeScope) -> Value? {
    let type = index.resolve(TypeReference(name), in: scope)
    if type.id != nil { return .instance(type, []) }
    if let dot = name.lastIndex(of: ".") {
      let caseName = String(name[name.index(after: dot)...])
      let owner = index.resolve(TypeReference(String(name[..<dot])), in: scope)
      if let id = owner.id, let declared = index[id].enumCase(named: caseName) {
        let inner = TypeScope(file: index[id].file, owner: id)
        return .enumCase(
          id, caseName, declared.payload.map { .some(index.resolve($0.type, in: inner)) })
      }
    }
    return vocabulary.looksLikeScreen(type.simpleName) && isSystem(type.simpleName)
      ? .instance(type, []) : nil
  }

  /// A name that only the system's frameworks have: `SFSafariViewController`.
  private func isSystem(_ name: String) -> Bool {
    name.count > 2 && name.prefix(2).allSatisfy(\.isUppercase)
  }
}
