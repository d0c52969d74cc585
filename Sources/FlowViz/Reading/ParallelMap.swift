import Foundation

/// Work on all cores, with stacks that deep syntax trees fit in.
enum ParallelMap {
  /// The results in the order of the elements; elements are begun in their order, so let the
  /// largest stand first.
  ///
  /// Blocks until all are done.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element],
    workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    let queue = WorkQueue(elements, transform)
    let count = min(workers, elements.count)
    let done = DispatchGroup()
    for _ in 0..<max(0, count) {
      done.enter()
      let thread = Thread {
        queue.work()
        done.leave()
      }
      thread.stackSize = 16 << 20
      thread.start()
    }
    done.wait()
    return queue.results()
  }
}

/// Hands out elements one by one; each worker keeps its results until it is done.
private final class WorkQueue<Element: Sendable, Result: Sendable>: @unchecked Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Result
  /// Guards `next` and `finished`, which is why the class may call itself `Sendable`.
  private let lock = NSLock()
  private var next = 0
  private var finished: [(index: Int, result: Result)] = []

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result) {
    self.elements = elements
    self.transform = transform
  }

  func work() {
    var own: [(index: Int, result: Result)] = []
    while let index = takeIndex() {
      autoreleased { own.append((index, transform(elements[index]))) }
    }
    lock.withLock { finished += own }
  }

  func results() -> [Result] {
    lock.withLock { finished.sorted { $0.index < $1.index }.map(\.result) }
  }

  private func takeIndex() -> Int? {
    lock.withLock {
      guard next < elements.count else { return nil }
      next += 1
      return next - 1
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
