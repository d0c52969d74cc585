import Foundation

/// What the operating system says about a call that failed.
struct SystemError: Error, Equatable, CustomStringConvertible {
  /// The value of `errno`.
  let code: Int32

  var description: String {
    String(cString: strerror(code)).lowercased()
  }
}
