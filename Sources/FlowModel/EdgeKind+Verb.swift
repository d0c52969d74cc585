extension EdgeKind {
  /// What the source of an edge does to its target: `pushes`, `switches to`.
  package var verb: String {
    switch self {
    case .launch: "launches"
    case .child: "starts"
    case .push: "pushes"
    case .present: "presents"
    case .replace: "replaces its stack by"
    case .select: "selects"
    case .switch: "switches to"
    case .returns: "returns to"
    case .declares, .shows, .contains, .opens, .dismisses: rawValue
    }
  }
}
