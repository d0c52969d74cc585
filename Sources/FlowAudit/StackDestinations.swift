import FlowModel

/// The value types for which the stacks of one host have destinations.
struct StackDestinations {
  private let types: Set<String>
  let places: [RelatedPlace]

  /// `nil` if it is not sure which destinations there are: a view of a stack was not understood, a
  /// destination's type is not a plain name, or a stack seems to have none at all, which nobody
  /// would ship.
  init?(_ stacks: [Observation]) {
    var types: Set<String> = []
    for stack in stacks {
      let taken = (stack.data["destinations"] ?? "").split(separator: ",").map { type in
        String(type.drop { $0 == " " })
      }
      guard stack.data["complete"] == "true", !taken.isEmpty, taken.allSatisfy(Self.isPlain) else {
        return nil
      }
      types.formUnion(taken.map(Self.path))
    }
    self.types = types
    places = stacks.map { RelatedPlace(message: "the stack", location: $0.location) }
  }

  /// Whether none of the stacks takes a value of this type.
  ///
  /// Types whose true name the source does not give (generics, existentials, associated types such
  /// as `Product.ID`) might be any.
  func certainlyLacks(_ type: String) -> Bool {
    Self.isPlain(type) && !types.contains(Self.path(of: type))
  }

  /// Whether an edge from the same place leads to a value that the stack takes: a subclass, say, that
  /// is pushed as what it inherits from.
  ///
  /// - Parameter targets: where the transitions at each place lead.
  func takes(_ push: Observation, _ targets: [SourceLocation: [Node]]) -> Bool {
    push.location.flatMap { targets[$0] }?.contains { target in
      types.contains(Self.path(of: target.owner ?? target.subject))
    } ?? false
  }

  /// `Shop/Route` without its module: `Route`.
  static func path(of type: String) -> String {
    String(type.split(separator: "/").last ?? "")
  }

  private static func isPlain(_ type: String) -> Bool {
    let opaque: Set<Substring> = ["ID", "Element", "Value", "Any", "AnyHashable", "Self"]
    let parts = path(of: type).split(separator: ".", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      part.count > 1 && !opaque.contains(part)
        && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
    }
  }
}
