extension Vocabulary {
  /// Every library that is known, one file each.
  ///
  /// Adding one is a file and a line here.
  package static let standard: Vocabulary = {
    var vocabulary = Vocabulary()
    for library in [
      swiftUI, uiKit, combine, flowStacks, xCoordinator, composable, tcaCoordinators, stinsen,
      suiCoordinator, swiftUICoordinator, rxFlow, linkNavigator, swiftState,
      navigator, urlNavigator, jlRoutes, callbackURLKit,
    ] {
      vocabulary.add(library)
    }
    return vocabulary
  }()

  /// The system's own frameworks alone: what a project's bodies end in.
  package static let system: Vocabulary = {
    var vocabulary = Vocabulary()
    for framework in [swiftUI, uiKit, combine] { vocabulary.add(framework) }
    return vocabulary
  }()
}
