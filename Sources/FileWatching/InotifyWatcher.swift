#if os(Linux)
  import Foundation

  /// A watcher that Linux tells of changes.
  package final class InotifyWatcher: FolderWatcher {
    private static let events = UInt32(
      IN_CREATE | IN_DELETE | IN_MODIFY | IN_CLOSE_WRITE | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO
        | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)
    private static let headerSize = MemoryLayout<inotify_event>.size

    private let isOfInterest: @Sendable (String, Bool) -> Bool
    /// The file that events are read from.
    private let queue: Int32
    /// What the system calls the watched folders.
    private var watches: Set<Int32> = []
    private var buffer = [UInt8](repeating: 0, count: 64 << 10)

    package init(
      _ isOfInterest: @escaping @Sendable (_ name: String, _ isFolder: Bool) -> Bool
    ) throws(WatchingError) {
      self.isOfInterest = isOfInterest
      queue = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      guard queue >= 0 else { throw Self.error(errno) }
    }

    deinit { close(queue) }

    package func watch(_ folders: Set<String>) throws(WatchingError) -> Bool {
      var current: Set<Int32> = []
      // All are named again: the system knows folders by where they lie on the disk, and a path may
      // lead to another one by now.
      for folder in folders.sorted() {
        let watch = inotify_add_watch(queue, folder, Self.events)
        if watch >= 0 {
          current.insert(watch)
        } else if errno == ENOSPC || errno == ENOMEM {
          throw .tooMany
        }
      }
      for watch in watches.subtracting(current) { inotify_rm_watch(queue, watch) }
      let isNew = !current.isSubset(of: watches)
      watches = current
      return isNew
    }

    package func wait(atMost limit: Duration?) throws(WatchingError) -> Bool {
      let deadline = limit.map { ContinuousClock.now + $0 }
      while true {
        var file = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
        let count = poll(&file, 1, Self.milliseconds(until: deadline))
        if count < 0, errno != EINTR { throw Self.error(errno) }
        if count > 0, try readEvents() { return true }
        if let deadline, ContinuousClock.now >= deadline { return false }
      }
    }

    /// Takes what has been told so far; `true` if something in it counts.
    private func readEvents() throws(WatchingError) -> Bool {
      var counts = false
      while true {
        let count = read(queue, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN { return counts }
        guard count > 0 else { throw Self.error(errno) }
        buffer.withUnsafeBytes { bytes in
          var offset = 0
          while offset + Self.headerSize <= count {
            let event = bytes.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let start = offset + Self.headerSize
            let end = min(start + Int(event.len), count)
            if self.counts(event, name: bytes[start..<end]) { counts = true }
            offset = end
          }
        }
      }
    }

    private func counts(_ event: inotify_event, name: Slice<UnsafeRawBufferPointer>) -> Bool {
      let mask = Int32(truncatingIfNeeded: event.mask)
      if mask & IN_Q_OVERFLOW != 0 { return true }
      guard watches.contains(event.wd) else { return false }
      // What was watched is gone, or lies elsewhere.
      if mask & (IN_DELETE_SELF | IN_MOVE_SELF | IN_UNMOUNT) != 0 { return true }
      if mask & IN_IGNORED != 0 {
        watches.remove(event.wd)
        return true
      }
      let name = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      return !name.isEmpty && isOfInterest(name, mask & IN_ISDIR != 0)
    }

    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
      guard let deadline else { return -1 }
      let left = deadline - ContinuousClock.now
      guard left > .zero else { return 0 }
      // Rounded up, so that it does not ask again for nothing.
      return Int32(min((left / .milliseconds(1)).rounded(.up), 3_600_000))
    }

    private static func error(_ code: Int32) -> WatchingError {
      code == EMFILE ? .tooMany : .system(String(cString: strerror(code)).lowercased())
    }
  }
#endif
