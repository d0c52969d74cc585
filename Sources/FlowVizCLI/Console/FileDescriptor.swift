import Foundation

/// An open file, by its number.
struct FileDescriptor: Sendable {
  static let standardOutput = FileDescriptor(STDOUT_FILENO)
  static let standardError = FileDescriptor(STDERR_FILENO)

  private let number: Int32

  init(_ number: Int32) {
    self.number = number
  }

  /// Writes all bytes.
  ///
  /// A reader that closed its end has seen enough: that is no error, and nothing more is written.
  func write(_ data: Data) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(number, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(number, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// Writes all bytes and closes the file, also after an error.
  func writeAndClose(_ data: Data) throws(SystemError) {
    do throws(SystemError) {
      try write(data)
    } catch {
      try? close()
      throw error
    }
    try close()
  }

  private func close() throws(SystemError) {
    #if canImport(Darwin)
      let result = Darwin.close(number)
    #else
      let result = Glibc.close(number)
    #endif
    guard result == 0 else { throw SystemError(code: errno) }
  }
}
