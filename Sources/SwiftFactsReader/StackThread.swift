internal import Foundation

/// Runs work on a thread of its own, so that its stack can be as large as the work needs.
///
/// Stacks take memory only as far as they are used. Where the system refuses the thread, the work
/// runs on the caller's.
enum StackThread {
  /// - Parameter stackSize: in bytes.
  static func run<Result>(stackSize: Int, _ work: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping(work) { work in
      let job = Job { result = work() }
      start(Unmanaged.passUnretained(job).toOpaque(), stackSize: stackSize)
      withExtendedLifetime(job) {}
    }
    return result ?? work()
  }

  /// Starts the job and waits for its end.
  private static func start(_ job: UnsafeMutableRawPointer, stackSize: Int) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return }
    let page = Int(getpagesize())
    if pthread_attr_setstacksize(&attributes, (stackSize + page - 1) / page * page) == 0 {
      #if canImport(Darwin)
        var thread: pthread_t?
        let failure = pthread_create(&thread, &attributes, runJob, job)
        if failure == 0, let thread { pthread_join(thread, nil) }
      #else
        var thread = pthread_t()
        let failure = pthread_create(&thread, &attributes, runJob, job)
        if failure == 0 { pthread_join(thread, nil) }
      #endif
    }
    pthread_attr_destroy(&attributes)
  }
}

private final class Job {
  let run: () -> Void

  init(_ run: @escaping () -> Void) {
    self.run = run
  }
}

#if canImport(Darwin)
  private func runJob(_ job: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<Job>.fromOpaque(job).takeUnretainedValue().run()
    return nil
  }
#else
  private func runJob(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let job { Unmanaged<Job>.fromOpaque(job).takeUnretainedValue().run() }
    return nil
  }
#endif
