import SwiftFacts

/// What a library's macro adds to a class of which it makes a state machine: a property `state` of the
/// nested enum `State`.
///
/// ```swift
/// @Machine final class Session {
///   enum State { case initial, signedIn, signedOut }
/// }
/// ```
///
/// The macro's source is not in the tree; that code reads `session.state` and switches over the enum's
/// cases is all that is known of it, and enough.
struct StateMacro {
  /// The attribute of the added property, which no source can write: code that nobody sees makes the
  /// states.
  static let mark = "made by a macro"
  /// Attributes of the language and its library, which add no members.
  private static let known: Set<String> = [
    "MainActor", "NSApplicationMain", "Observable", "ObservableState", "Reducer",
    "UIApplicationMain", "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "main",
    "objc", "objcMembers",
    "preconcurrency", "propertyWrapper", "resultBuilder", "unchecked",
  ]

  /// The files with the property added.
  ///
  /// O(*n*) in the number of declarations.
  static func expand(_ files: [ProjectFacts.File]) -> [ProjectFacts.File] {
    let types = files.lazy.flatMap(\.facts.types)
    let states = Set(
      types.filter { $0.kind == .enum && $0.path.last == "State" && $0.path.count > 1 }
        .map { Array($0.path.dropLast()) })
    guard !states.isEmpty else { return files }
    let stateful = Set(
      types.filter { type in type.properties.contains { $0.name == "state" } }.map(\.path))
    return files.map { file in
      var file = file
      file.facts.types = file.facts.types.map { type in
        guard type.kind == .class || type.kind == .struct, states.contains(type.path),
          !stateful.contains(type.path),
          type.attributes.contains(where: { !known.contains($0.name) })
        else { return type }
        var type = type
        type.properties.append(
          PropertyDeclaration(
            name: "state", type: TypeReference("State"), attributes: [Attribute(mark)],
            position: type.position))
        return type
      }
      return file
    }
  }
}
