import TestSupport
import Testing

@testable import FlowVizCLI

@Suite("Contracts on the command line")
struct ContractCommandTests {
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
    }
    final class PearController: UIViewController {
      func ripen() { present(FigController(), animated: true) }
    }
    // flowviz:ignore contract-no-figs - grown here
    final class FigController: UIViewController {}

    """
  private let noFigs =
    "{ \"name\": \"no-figs\", \"forbidden\": { \"from\": \"Pear*\", \"to\": \"FigController\" } }"
  private let shallow =
    "{ \"name\": \"shallow\", \"maxDepth\": 0, \"of\": { \"kind\": \"screen\" } }"
  private let slip = "{ \"name\": \"slip\", \"forbidden\": { \"to\": \"FigControler\" } }"

  private func audit(_ contracts: String..., rules: [String] = []) throws -> Recording {
    let folder = try TemporaryFolder([
      "Fruit.swift": source,
      ".flowviz.json": "{ \"contracts\": [\(contracts.joined(separator: ", "))] }",
    ])
    return Recording(["audit"] + rules.flatMap { ["--rule", $0] }, in: folder.path)
  }

  @Test("A breach fails the audit, and a selector of nothing is told with its place")
  func breaches() throws {
    let breach = try audit(noFigs)
    #expect(breach.status == .gateFailed)
    #expect(breach.output.contains("contract-no-figs"))
    let slip = try audit(slip)
    #expect(slip.status == .failure)
    #expect(slip.error.contains(".flowviz.json:1:"))
    #expect(slip.error.contains("did you mean 'FigController'?"))
  }

  @Test("A contract runs alone by the name that its findings have")
  func chosen() throws {
    // What the other contract speaks of need not be there.
    let recording = try audit(noFigs, shallow, slip, rules: ["contract-no-figs"])
    #expect(recording.status == .gateFailed)
    #expect(recording.output.contains("contract-no-figs"))
    #expect(!recording.output.contains("contract-shallow"))
    let both = try audit(noFigs, shallow, rules: ["contract-shallow", "orphan-flow"])
    #expect(both.output.contains("contract-shallow"))
    #expect(!both.output.contains("contract-no-figs"))
  }

  @Test("Rules that are chosen leave the contracts alone")
  func left() throws {
    #expect(try audit(noFigs, slip, rules: ["orphan-flow"]).status == .success)
  }

  @Test("The list of rules ends with them, and each has a page")
  func listed() throws {
    func rules(_ words: String..., contracts: String) throws -> Recording {
      let folder = try TemporaryFolder([".flowviz.json": "{ \"contracts\": [\(contracts)] }"])
      return Recording(["rules"] + words, in: folder.path)
    }
    let list = try rules(contracts: "\(noFigs), \(shallow)")
    #expect(list.output.contains("unsound-suppression"))
    #expect(list.output.contains("contract-no-figs"))
    #expect(list.output.contains("contract-shallow"))
    let page = try rules("contract-no-figs", contracts: noFigs)
    #expect(page.output.hasPrefix("contract-no-figs\n"))
    #expect(page.output.contains("which the project forbids"))
    let slip = try rules("contract-no-fig", contracts: noFigs)
    #expect(slip.status == .usage)
    #expect(slip.error.contains("contract-no-figs"))
    #expect(try rules("contract-x", contracts: "").error.contains("has no contracts"))
    #expect(try rules(contracts: "1").status == .failure)
    #expect(try !rules("--format", "markdown", contracts: noFigs).output.contains("no-figs"))
  }

  @Test("A comment may name a contract that did not run")
  func comments() throws {
    let recording = try audit(noFigs, rules: ["unsound-suppression"])
    #expect(recording.status == .success)
    #expect(!recording.output.contains("unsound-suppression"))
  }

  @Test("A contract that is not there is wrong usage")
  func missing() throws {
    let near = try audit(noFigs, shallow, rules: ["contract-no-fig"])
    #expect(near.status == .usage)
    #expect(
      near.error.contains(
        "The configuration has no contract 'contract-no-fig'. Did you mean 'contract-no-figs'?"))
    let none = try audit(rules: ["contract-no-figs"])
    #expect(none.status == .usage)
    #expect(none.error.contains("The configuration has no contracts, and so no 'contract-no-figs'"))
  }
}
