import Foundation

/// Programs of this package, which are built beside the benchmarks.
enum BuiltProgram {
  static var flowviz: URL { program("flowviz") }

  /// What `flowviz` starts to lay out a picture.
  static var layout: URL { program("flowviz-layout") }

  private static func program(_ name: String) -> URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent(name)
  }
}
