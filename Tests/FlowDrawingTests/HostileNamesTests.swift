import FlowModel
import Foundation
import Testing

@testable import FlowDrawing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names from untrusted sources survive, and do no harm.
struct HostileNamesTests {
  static let names = [
    "say \"hi\"", "back\\slash\\", "<script>alert(1)</script>", "two\nlines", "👩‍👩‍👧 family", "שלום",
    "]]>", "&lt;", "&amp;", "a & b", "", "graph", "1abc", "\u{0}\u{7}\u{1B}[31m", "</svg>", "-->",
    "\\N\\G", "'; drop", "\u{202E}abc", "日本語の画面", "%s%n", "{file}", "\" onload=\"x", "{{script}}",
    "</script><script>window.ran=1</script>", "</style><img src=x onerror=alert(1)>",
    "*/ } body { display: none } /*", "'><svg/onload=alert(1)>", "<![CDATA[", "javascript:alert(1)",
    "</title><base href=//x>", "${1}$&", "__proto__",
    String(repeating: "long ", count: 2_000),
  ]

  static func graph(_ name: String) -> FlowGraph {
    var sketch = GraphSketch(name)
    let entry = sketch.add(.entry, name)
    let flow = sketch.add(.flow, name)
    let route = sketch.add(.route, name, owner: name, payload: [name], initial: true)
    let screen = sketch.add(.screen, name + "View")
    let other = sketch.add(.external, name + "2")
    sketch.edge(.launch, entry, flow, trigger: name)
    sketch.edge(.declares, flow, route)
    sketch.edge(.shows, route, screen)
    sketch.edge(
      .present, screen, other, style: "sheet", trigger: name, condition: name, label: name)
    sketch.edge(.push, flow, other, trigger: name)
    sketch.link(name, hops: [route])
    return sketch.graph
  }

  /// With all that a picture can carry.
  static func drawing(_ name: String) -> FlowDrawing {
    let mark = Mark(label: name, severity: .warning, message: name)
    let options = DrawingOptions(
      title: name, sourceURL: "https://host/{file}#L{line}",
      marks: [NodeID("screen:\(name)/\(name)View"): [mark]])
    return FlowDrawing(graph(name), options: options)
  }

  @Test(arguments: names)
  func picturesStayValid(name: String) throws {
    let drawing = Self.drawing(name)
    let picture = try drawing.render(.svg)
    #expect(picture.messages.isEmpty)
    let parser = XMLParser(data: picture.data)
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    let tree = try XMLReader.read(Array(picture.data))
    #expect(tree.all { ["script", "foreignObject"].contains($0.name) }.isEmpty)
    let text = String(decoding: picture.data, as: UTF8.self)
    #expect(!text.unicodeScalars.contains { ("\u{202A}"..."\u{202E}").contains($0) })
    #expect(tree.all { $0.attributes.contains { $0.name.hasPrefix("on") } }.isEmpty)
    #expect(tree.all { $0.classes.contains("node") }.count == drawing.picture.nodes.count)
  }

  @Test(arguments: names)
  func ownDOTIsReadByGraphviz(name: String) throws {
    // The DOT for readers also has tooltips and links.
    let dot = FlowDrawing(
      Self.graph(name), options: DrawingOptions(sourceURL: "https://host/{file}#L{line}")
    ).dot()
    let layout = try DOTCheck.nodeCount(dot)
    #expect(layout >= FlowDrawing(Self.graph(name)).picture.nodes.count)
  }
}
