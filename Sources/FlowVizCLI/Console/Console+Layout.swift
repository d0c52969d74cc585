import FlowDrawing
import Foundation

extension Console {
  /// A child process that can be ended at its time limit, where this program can be started again.
  ///
  /// The program `flowviz-layout` beside this one loads only what a layout needs; where somebody
  /// copied this one alone, it starts itself.
  var layoutEngine: LayoutEngine {
    guard let executable else { return .inProcess }
    let program = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
    let layout = program.deletingLastPathComponent().appendingPathComponent("flowviz-layout")
    guard FileManager.default.isExecutableFile(atPath: layout.path) else {
      return .childProcess(executable: program)
    }
    return .childProcess(executable: layout, arguments: [])
  }
}
