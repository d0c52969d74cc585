import FlowModel
import SwiftFacts

extension GraphLinker {
  /// Reads URL patterns and follows each to where it lands.
  func linkDeepLinks(_ project: ProjectFacts) {}
}
