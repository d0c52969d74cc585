import SwiftFacts

/// What the macro `@Reducer` adds to an enum: its state and its actions, a case for each of its own.
///
/// `@Reducer enum Path { case detail(Detail) }` declares `Path.State` with `case
/// detail(Detail.State)` and `Path.Action` with `case detail(Detail.Action)`.
struct ReducerMacro {
  /// Paths of types that have a state, the macro's among them.
  private let reducers: Set<String>
  /// Paths of all declared types.
  private let declared: Set<[String]>

  /// The files with what the macro adds to them.
  static func expand(_ files: [ProjectFacts.File]) -> [ProjectFacts.File] {
    let enums = files.flatMap { $0.facts.types.filter { isReducerEnum($0) } }
    guard !enums.isEmpty else { return files }
    var declared: Set<[String]> = []
    for type in files.lazy.flatMap(\.facts.types) where type.kind != .extension {
      declared.insert(type.path)
    }
    let stateful = declared.filter { $0.last == "State" }.map { Array($0.dropLast()) }
    let reducers = Set((stateful + enums.map(\.path)).compactMap(\.last))
    let macro = ReducerMacro(reducers: reducers, declared: declared)
    return files.map { file in
      var file = file
      file.facts.types = file.facts.types.flatMap { type in
        isReducerEnum(type) ? [type] + macro.additions(to: type) : [type]
      }
      return file
    }
  }

  private static func isReducerEnum(_ type: TypeDeclaration) -> Bool {
    type.kind == .enum && type.attributes.contains { $0.name == "Reducer" }
  }

  private func additions(to type: TypeDeclaration) -> [TypeDeclaration] {
    ["State", "Action"].filter { !declared.contains(type.path + [$0]) }.map { member in
      TypeDeclaration(
        kind: .enum, path: type.path + [member], access: type.access,
        cases: type.cases.map { declared in
          EnumCase(
            name: declared.name,
            payload: declared.payload.map { parameter in
              var parameter = parameter
              parameter.type = self.member(member, of: parameter.type)
              return parameter
            }, position: declared.position)
        }, condition: type.condition, isLocal: type.isLocal, position: type.position)
    }
  }

  /// `Detail.State` for a reducer, the type itself for anything else, as in an ignored case.
  private func member(_ name: String, of type: TypeReference) -> TypeReference {
    guard reducers.contains(type.simpleName) else { return type }
    return TypeReference("\(type.name).\(name)")
  }
}
