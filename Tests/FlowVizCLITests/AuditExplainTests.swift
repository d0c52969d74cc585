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
    let folder = try TemporaryFolder([
      "Bowl.swift": """
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
    ])
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

  @Test("A contract's breach fails the audit, and a selector of nothing is told with its place")
  func contracts() throws {
    func run(_ contract: String) throws -> Recording {
      let folder = try TemporaryFolder([
        "Fruit.swift": source, ".flowviz.json": "{ \"contracts\": [\(contract)] }",
      ])
      return Recording(["audit"], in: folder.path)
    }
    let breach = try run(
      "{ \"name\": \"no-figs\", \"forbidden\": { \"from\": \"Pear*\", \"to\": \"FigController\" } }"
    )
    #expect(breach.status == .gateFailed)
    #expect(breach.output.contains("contract-no-figs"))
    let slip = try run("{ \"name\": \"no-figs\", \"forbidden\": { \"to\": \"FigControler\" } }")
    #expect(slip.status == .failure)
    #expect(slip.error.contains(".flowviz.json:1:"))
    #expect(slip.error.contains("did you mean 'FigController'?"))
  }
}
