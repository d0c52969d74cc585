import Foundation
import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("What an audit explains")
struct AuditExplainTests {
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
      func grow() -> UIViewController { QuinceController() }
    }
    final class PearController: UIViewController {
      func ripen() { present(FigController(), animated: true) }
    }
    final class FigController: UIViewController {}
    final class QuinceController: UIViewController {
      func ripen() { present(FigController(), animated: true) }
    }

    """

  private let bowl = """
    import SwiftUI
    @main struct FruitApp: App {
      var body: some Scene { WindowGroup { BowlView() } }
    }
    enum Fruit: Hashable { case plum, fig }
    struct BowlView: View {
      @State private var path: [Fruit] = []
      let favourite: Fruit
      var body: some View {
        NavigationStack(path: $path) {
          Button("Open") { path.append(favourite) }
            .navigationDestination(for: Fruit.self) { fruit in
              switch fruit {
              case .plum: PlumView()
              case .fig: FigView()
              }
            }
        }
      }
    }
    struct PlumView: View { var body: some View { Text("") } }
    struct FigView: View { var body: some View { Text("") } }

    """

  private func audit(_ words: String...) throws -> Recording {
    let folder = try TemporaryFolder(["Fruit.swift": source])
    return Recording(["audit"] + words, in: folder.path)
  }

  @Test("A name is explained with its way and what lies on every way")
  func name() throws {
    let recording = try audit("--explain", "FigController")
    #expect(recording.status == .success)
    #expect(recording.output.contains("reached in 3 steps\n  AppDelegate launches PlumController"))
  }

  @Test("What lies on every way is told")
  func gates() throws {
    let output = try audit("--explain", "PearController").output
    #expect(output.contains("every way leads through AppDelegate → PlumController"))
  }

  @Test("What perhaps is reached is listed with the reason")
  func unknown() throws {
    let folder = try TemporaryFolder(["Bowl.swift": bowl])
    let recording = Recording(["audit", "--explain-unknown"], in: folder.path)
    #expect(recording.status == .success)
    #expect(recording.output.contains("screen PlumView ("))
    #expect(
      recording.output.contains(
        "  BowlView pushes Fruit.plum in BowlView.body, tap \"Open\" (perhaps: "))
    #expect(recording.output.hasSuffix("4 nodes of 6 perhaps reached\n"))
  }

  @Test("A name that is not there is an error")
  func missing() throws {
    #expect(try audit("--explain", "Fik").status == .failure)
  }

  @Test("An explanation can be read by programs, into a file too")
  func json() throws {
    struct Answer: Decodable {
      struct Node: Decodable {
        let name: String
        let reach: String
        let gates: [String]
      }
      struct Unknown: Decodable { let nodeCount: Int }
      let explained: [Node]
      let perhaps: Unknown?
    }
    let folder = try TemporaryFolder(["Fruit.swift": source])
    let both = Recording(
      "audit", "--explain", "PearController", "--explain", "QuinceController", "-r", "json",
      in: folder.path)
    let answer = try JSONDecoder().decode(Answer.self, from: both.outputData)
    #expect(answer.explained.map(\.name) == ["PearController", "QuinceController"])
    #expect(answer.explained.map(\.reach) == ["reached", "reached"])
    #expect(answer.explained[0].gates == ["AppDelegate", "PlumController"])
    #expect(answer.perhaps == nil)
  }

  @Test("What perhaps is reached goes to a file for programs and to the terminal at once")
  func unknownJSON() throws {
    struct Answer: Decodable {
      struct Unknown: Decodable {
        struct Node: Decodable {
          let name: String
          let reason: String
        }
        let nodes: [Node]
        let nodeCount: Int
      }
      let explained: [String]
      let perhaps: Unknown
    }
    let folder = try TemporaryFolder(["Bowl.swift": bowl])
    let recording = Recording(
      "audit", "--explain-unknown", "-r", "json=unknown.json", "-r", "text", in: folder.path)
    #expect(recording.output.hasSuffix("4 nodes of 6 perhaps reached\n"))
    let answer = try JSONDecoder().decode(
      Answer.self, from: Data(folder.text("unknown.json").utf8))
    #expect(answer.explained.isEmpty && answer.perhaps.nodeCount == 6)
    let plum = answer.perhaps.nodes.first { $0.name == "PlumView" }
    #expect(plum?.reason.hasPrefix("BowlView pushes Fruit.plum") == true)
  }

  @Test("Explanations go with no reporter that can only write findings")
  func reporters() throws {
    for words in [["--explain", "PearController"], ["--explain-unknown"]] {
      let recording = Recording(["audit", "-r", "sarif"] + words)
      #expect(recording.status == .usage)
      #expect(recording.error.contains("'sarif' writes findings"))
    }
  }
}
