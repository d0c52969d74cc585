import Foundation

/// The bytes of a file, read once from start to end.
enum FileBytes {
  /// Calls the body with the bytes, `nil` if they cannot be read.
  static func with<Result>(
    _ path: String, _ body: (UnsafeRawBufferPointer?) -> Result
  ) -> Result {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return body(nil) }
    defer { close(number) }
    var status = stat()
    guard fstat(number, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return body(nil) }
    // One byte more, so that a file that grew is noticed and read on.
    var capacity = Int(status.st_size) + 1
    var buffer = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
    defer { buffer.deallocate() }
    var count = 0
    while true {
      let got = read(number, buffer + count, capacity - count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return body(nil) }
      if got == 0 { return body(UnsafeRawBufferPointer(start: buffer, count: count)) }
      count += got
      guard count == capacity else { continue }
      let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity * 2, alignment: 16)
      larger.copyMemory(from: buffer, byteCount: count)
      buffer.deallocate()
      buffer = larger
      capacity *= 2
    }
  }
}
