import Graphviz
import Synchronization

/// Layouts of the last pictures, so that what looks the same is not laid out again.
///
/// Places in the source are no part of a layout: where only they changed, a picture is new at once.
/// May be used from several threads; pictures are drawn one after the other.
package final class LayoutMemory: GraphLayout {
  private struct Key: Hashable {
    var dot: String
    var format: GraphvizFormat
  }

  private struct State {
    /// What the last picture was made of.
    var known: [Key: Result<GraphvizPicture, GraphvizError>] = [:]
    /// What the picture that is under way is made of.
    var used: [Key: Result<GraphvizPicture, GraphvizError>] = [:]
    var isAbandoned = false
    /// How many layouts were computed for the picture that is under way.
    var count = 0
  }

  private let engine: LayoutEngine
  private let state = Mutex(State())

  /// A memory that has new graphs laid out by the engine.
  package init(_ engine: LayoutEngine) { self.engine = engine }

  /// Draws a picture with this memory, which then forgets what the picture did not need.
  ///
  /// - Returns: the picture, and how many layouts were computed for it; `nil` if it was abandoned.
  package func drawing<Picture>(
    _ draw: (any GraphLayout) throws -> Picture
  ) throws -> (picture: Picture, layoutCount: Int)? {
    state.withLock { state in
      state.used = [:]
      state.count = 0
    }
    do {
      let picture = try draw(self)
      return finish().map { (picture, $0) }
    } catch {
      guard finish() != nil else { return nil }
      throw error
    }
  }

  /// Ends the picture that is under way as soon as possible, and all others until `welcome()`.
  package func abandon() { state.withLock { $0.isAbandoned = true } }

  /// Lets pictures be drawn again.
  package func welcome() { state.withLock { $0.isAbandoned = false } }

  package func laidOut(
    _ dot: String, as format: GraphvizFormat
  ) throws(GraphvizError) -> GraphvizPicture {
    let key = Key(dot: dot, format: format)
    let known = state.withLock { $0.known[key] ?? $0.used[key] }
    let result: Result<GraphvizPicture, GraphvizError>
    if let known {
      result = known
    } else {
      result = compute(key)
      guard Self.isLasting(result) else { return try result.get() }
    }
    state.withLock { $0.used[key] = result }
    return try result.get()
  }

  private func compute(_ key: Key) -> Result<GraphvizPicture, GraphvizError> {
    guard isWanted else { return .failure(.abandoned) }
    state.withLock { $0.count += 1 }
    do throws(GraphvizError) {
      return .success(try engine.laidOut(key.dot, as: key.format) { self.isWanted })
    } catch {
      return .failure(error)
    }
  }

  private var isWanted: Bool { state.withLock { !$0.isAbandoned } }

  /// The number of layouts; `nil` if the picture was abandoned.
  private func finish() -> Int? {
    state.withLock { state in
      // What was abandoned half-way may go on from all that is there.
      if state.isAbandoned {
        state.known.merge(state.used) { $1 }
      } else {
        state.known = state.used
      }
      state.used = [:]
      return state.isAbandoned ? nil : state.count
    }
  }

  /// Whether laying the same graph out again gives the same.
  private static func isLasting(_ result: Result<GraphvizPicture, GraphvizError>) -> Bool {
    switch result {
    case .success, .failure(.timeLimit), .failure(.layoutFailed), .failure(.lostEdges): true
    case .failure: false
    }
  }
}
