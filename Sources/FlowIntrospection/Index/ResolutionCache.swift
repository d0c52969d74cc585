/// What the names of types mean where they stand, each looked up once.
///
/// A type's name is asked for at every call and binding of a body; what it means depends on the file
/// and the enclosing type alone, unless a generic parameter has that name.
final class ResolutionCache {
  private struct Key: Hashable {
    var file: Int
    var owner: TypeID?
    var name: String
  }

  private var types: [Key: ResolvedType] = [:]

  func type(named name: String, in scope: TypeScope, otherwise find: () -> ResolvedType)
    -> ResolvedType
  {
    let key = Key(file: scope.file, owner: scope.owner, name: name)
    if let known = types[key] { return known }
    let type = find()
    types[key] = type
    return type
  }
}
