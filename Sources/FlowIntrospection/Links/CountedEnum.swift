import SwiftFacts

/// An enum with one case for each number of path elements, so that a `switch` can take paths apart.
///
/// Recognised by its structure: at least three cases whose associated values are all texts, each
/// with another number of them, and perhaps one that holds the elements as an array.
struct CountedEnum {
  /// How many elements a case holds.
  var lengths: [String: Int] = [:]
  /// The case for all longer paths.
  var rest: String?

  init?(_ id: TypeID, in index: SymbolIndex) {
    let symbol = index[id]
    guard symbol.kind == .enum else { return nil }
    for declared in symbol.cases {
      let types = declared.payload.map {
        index.resolve($0.type, in: .init(file: symbol.file, owner: id))
      }
      if types.count == 1, let element = types[0].element {
        guard Self.texts.contains(element.simpleName), rest == nil else { return nil }
        rest = declared.name
      } else {
        let generics = Set(symbol.generics.map(\.name))
        guard types.allSatisfy({ Self.texts.contains($0.simpleName) || generics.contains($0.name) })
        else { return nil }
        lengths[declared.name] = types.count
      }
    }
    guard lengths.count >= 3, Set(lengths.values).count == lengths.count else { return nil }
  }

  private static let texts: Set<String> = ["String", "Substring", "PathComponent", "Element"]
}
