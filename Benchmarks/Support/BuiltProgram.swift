import Foundation

/// Programs of this package, which are built beside the benchmarks.
enum BuiltProgram {
  static var flowviz: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("flowviz")
  }
}
