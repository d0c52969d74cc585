import FlowDrawing
import FlowModel
import Foundation
import Testing

/// Writes pictures to look at into the folder that `FLOWVIZ_PICTURES` names.
///
/// Every `.json` there is drawn too.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["FLOWVIZ_PICTURES"] != nil))
struct PictureFilesTests {
  @Test func drawsPictures() throws {
    let path = try #require(ProcessInfo.processInfo.environment["FLOWVIZ_PICTURES"])
    let folder = URL(fileURLWithPath: path)
    var graphs = [
      ("shop", ShopGraph.graph), ("travel", TravelGraph.graph),
      ("big12", BigGraph.graph(flows: 12)), ("big250", BigGraph.graph(flows: 250)),
      ("big60", BigGraph.graph(flows: 60, routes: 16)), ("empty", GraphSketch("Empty").graph),
    ]
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "json" {
      let graph = try GraphExport.decode(Data(contentsOf: file))
      graphs.append((file.deletingPathExtension().lastPathComponent, graph))
    }
    let only = ProcessInfo.processInfo.environment["FLOWVIZ_ONLY"]?.split(separator: ",").map(
      String.init)
    for (name, graph) in graphs where only?.contains(name) ?? true {
      let details: [DetailLevel?] = name.hasPrefix("big") ? [nil] : [nil, .routes, .flows]
      for detail in details {
        let drawing = FlowDrawing(
          graph,
          options: DrawingOptions(detail: detail, sourceURL: "https://example.com/{file}#L{line}"))
        let base = folder.appendingPathComponent(name + (detail.map { "-\($0)" } ?? ""))
        try Data(drawing.dot().utf8).write(to: base.appendingPathExtension("dot"))
        for format in [PictureFormat.png, .svg] {
          let start = ContinuousClock.now
          let picture = try drawing.render(format)
          print(base.lastPathComponent, format, ContinuousClock.now - start, picture.messages)
          try picture.data.write(to: base.appendingPathExtension(format.rawValue))
        }
      }
    }
  }
}
