import Foundation

/// How the C library hands out memory.
enum Allocator {
  /// Lets threads share what they gave back.
  ///
  /// glibc gives every thread an arena of its own, and what the threads that read files free there,
  /// the one that introspects cannot use: an eighth of the peak. Two cores do not wait for each
  /// other at two arenas. Does nothing where another C library is in use.
  static func shareArenas() {
    #if canImport(Glibc)
      // The module of glibc leaves out <malloc.h>.
      typealias Function = @convention(c) (CInt, CInt) -> CInt
      guard let symbol = dlsym(nil, "mallopt") else { return }
      let arenaLimit: CInt = -8
      _ = unsafeBitCast(symbol, to: Function.self)(arenaLimit, 2)
    #endif
  }
}
