import Foundation

/// A flow that the reading flow keeps alive while its route lies on the stack.
@MainActor
protocol ChildFlow: AnyObject {
  var id: UUID { get }
  /// How this child is written down, to start a new one like it later.
  var step: ReadingStep { get }
  /// Forgets the completion: nobody waits for a result any more.
  func abandon()
}
