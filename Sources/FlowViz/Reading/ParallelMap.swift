import Foundation
import SwiftFactsReader
import Synchronization

/// Work on all cores, with stacks that deep syntax trees fit in.
enum ParallelMap {
  /// The results in the order of the elements; elements are begun in their order, so let the
  /// largest stand first.
  ///
  /// Blocks until all are done.
  ///
  /// - Parameter progress: is told how many are done, after each one.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], workers: Int, progress: (@Sendable (Int) -> Void)? = nil,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let queue = WorkQueue(elements, progress, transform)
    let count = min(workers, elements.count)
    let done = DispatchGroup()
    for _ in 0..<max(0, count) {
      done.enter()
      let thread = Thread {
        queue.work()
        done.leave()
      }
      thread.stackSize = FactsReader.stackSize
      thread.start()
    }
    done.wait()
    return queue.results()
  }
}

/// Hands out elements one by one; each worker keeps its results until it is done.
private final class WorkQueue<Element: Sendable, Result: Sendable>: Sendable {
  private let elements: [Element]
  private let progress: (@Sendable (Int) -> Void)?
  private let transform: @Sendable (Element) -> Result
  private let next = Atomic(0)
  private let done = Atomic(0)
  private let finished = Mutex<[(index: Int, result: Result)]>([])

  init(
    _ elements: [Element], _ progress: (@Sendable (Int) -> Void)?,
    _ transform: @escaping @Sendable (Element) -> Result
  ) {
    self.elements = elements
    self.progress = progress
    self.transform = transform
  }

  func work() {
    var own: [(index: Int, result: Result)] = []
    while true {
      let index = next.add(1, ordering: .relaxed).oldValue
      guard index < elements.count else { break }
      autoreleased { own.append((index, transform(elements[index]))) }
      let count = done.add(1, ordering: .relaxed).newValue
      progress?(count)
    }
    let results = own
    finished.withLock { $0 += results }
  }

  func results() -> [Result] {
    finished.withLock { finished in
      finished.sort { $0.index < $1.index }
      return finished.map(\.result)
    }
  }

  /// Gives back, after each file, what Foundation made on the way.
  private func autoreleased(_ body: () -> Void) {
    #if canImport(Darwin)
      autoreleasepool(invoking: body)
    #else
      body()
    #endif
  }
}
