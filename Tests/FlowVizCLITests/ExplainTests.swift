import FlowViz
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("Explain")
struct ExplainTests {
  private let source = """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        window?.rootViewController = PlumController()
      }
    }
    final class PlumController: UIViewController {
      func ripen() { present(PearController(), animated: true) }
      func rot() { present(something, animated: true) }
    }
    final class PearController: UIViewController {}
    final class FigController: UIViewController {
      func ripen() { present(PearController(), animated: true) }
    }
    struct Box { final class Inner { final class PlumPicker: UIViewController {} } }

    """

  private func explain(_ words: String...) throws -> Recording {
    let folder = try TemporaryFolder(["Fruit.swift": source])
    let fromSources = Recording(["explain"] + words, in: folder.path)
    let export = Recording("export", "Fruit.swift", "-o", "fruit.json", in: folder.path)
    #expect(export.status == .success)
    let fromExport = Recording(["explain"] + words + ["--in", "fruit.json"], in: folder.path)
    #expect(fromExport.output == fromSources.output)
    #expect(fromExport.status == fromSources.status)
    return fromSources
  }

  @Test("A name is explained with the way from an entry and what shows it")
  func name() throws {
    let recording = try explain("PearController")
    #expect(recording.status == .success)
    #expect(recording.output.hasPrefix("screen PearController ("))
    #expect(recording.output.contains("reached in 2 steps\n  AppDelegate launches PlumController"))
    #expect(
      recording.output.contains(
        "  PlumController presents (sheet) PearController in PlumController.ripen() · "
          + "Fruit.swift:9:18"))
    #expect(recording.output.contains("comes from\n  FigController presents"))
  }

  @Test("What is not reached is told with the hop that is missing")
  func unreached() throws {
    let output = try explain("FigController").output
    #expect(
      output.contains("not reached: nothing that an entry leads to has to do with FigController"))
  }

  @Test("A line is explained by its edges, or by the reason for none")
  func place() throws {
    #expect(
      try explain("Fruit.swift:9").output
        .contains("gives the edge: PlumController presents (sheet) PearController"))
    #expect(
      try explain("./Fruit.swift:10:3").output
        .contains("gives no edge: looks like navigation, but a value whose type is not known"))
    let quiet = try explain("Fruit.swift:3")
    #expect(quiet.status == .success)
    #expect(quiet.output.contains("nothing on this line was taken for navigation\n  near it, line"))
  }

  @Test("Names that are not there suggest near ones, and several candidates are listed")
  func errors() throws {
    let typing = try explain("PaerController")
    #expect(typing.status == .failure)
    #expect(typing.error.contains("did you mean 'PearController'"))
    let file = try explain("Friut.swift:1")
    #expect(file.status == .failure)
    #expect(file.error.contains("did you mean 'Fruit.swift'"))
    let graph = FlowGraph(
      project: ProjectSummary(name: "Twins"),
      nodes: ["A", "B"].map { module in
        Node(
          id: NodeID("screen:\(module)/Plum"), kind: .screen, name: "Plum",
          qualifiedName: "Plum", module: module)
      })
    let folder = try TemporaryFolder()
    try folder.write("twins.json", GraphExport.encode(graph))
    let twins = Recording("explain", "Plum", "--in", "twins.json", in: folder.path)
    #expect(twins.status == .failure)
    #expect(twins.error.contains("can be any of 'screen:A/Plum', 'screen:B/Plum'"))
    let one = Recording("explain", "A/Plum", "--in", "twins.json", in: folder.path)
    #expect(one.status == .success)
  }

  @Test("As JSON it is one object with sorted keys")
  func json() throws {
    let node = try explain("PearController", "--reporter", "json").output
    #expect(node.contains("\"reach\" : \"reached\""))
    #expect(node.contains("\"id\" : \"screen:"))
    let place = try explain("Fruit.swift:10", "-r", "json").output
    #expect(place.contains("\"line\" : 10"))
    #expect(place.contains("\"notices\" : ["))
  }
}
