extension Vocabulary {
  static let xCoordinator: Vocabulary = {
    var it = Vocabulary()
    for base in [
      "NavigationCoordinator", "TabBarCoordinator", "SplitCoordinator", "PageCoordinator",
      "ViewCoordinator", "BasicCoordinator", "BaseCoordinator", "RedirectionRouter",
    ] {
      it.flowBases[base] = "XCoordinator"
    }
    return it
  }()
}
