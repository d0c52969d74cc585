extension Vocabulary {
  /// Every library that is known, one file each.
  ///
  /// Adding one is a file and a line here.
  package static let standard: Vocabulary = {
    var vocabulary = Vocabulary()
    for library in [
      swiftUI, uiKit, flowStacks, xCoordinator, composable, tcaCoordinators, stinsen,
      suiCoordinator, swiftUICoordinator, rxFlow, linkNavigator,
    ] {
      vocabulary.add(library)
    }
    return vocabulary
  }()
}
