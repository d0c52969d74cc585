import FlowViz
import Foundation
import TestSupport
import Testing

/// What people read in the samples, held against what the tool reads.
///
/// Nothing that a page lists may be missing from the graph. No flow and no certain or inferred
/// transition may be in the graph that the page does not list, but for what stands under its heading
/// "Allowed extras".
@Suite("The samples' graphs are as their pages say")
struct SampleGraphTests {
  static let samples = ["Classic", "Numbers", "Reading", "Shop"]

  @Test(arguments: samples) func nodes(_ sample: String) throws {
    let check = try SampleCheck(sample)
    #expect(check.missingNodes == [])
    #expect(check.unlistedFlows == [])
  }

  @Test(arguments: samples) func structure(_ sample: String) throws {
    let missing = try SampleCheck(sample).missingStructure
    #expect(missing == [])
  }

  @Test(arguments: samples) func transitions(_ sample: String) throws {
    let check = try SampleCheck(sample)
    #expect(check.missingTransitions == [])
    #expect(check.unlistedTransitions == [])
  }

  @Test(arguments: samples) func fourFifthsAreNoGuess(_ sample: String) throws {
    let edges = try SampleCheck(sample).graph.edges
    #expect(edges.filter { $0.confidence != .dynamic }.count * 5 >= edges.count * 4)
  }
}

/// One sample's page beside its graph.
private struct SampleCheck {
  let page: SampleGraphPage
  let graph: FlowGraph

  init(_ sample: String) throws {
    page = try SampleGraphPage("samples/\(sample)/EXPECTED-GRAPH.md")
    graph = try FlowGraph(paths: ["\(Repository.root)/samples/\(sample)"])
  }

  // MARK: Nodes

  var missingNodes: [String] {
    page.rows("Flows").filter { row in
      !row.names("flow").contains { !nodes($0, .flow).isEmpty }
    }.map { "flow \($0["flow"])" }
      + page.rows("Entry").filter { row in
        !row.names("entry").contains { !nodes($0, .entry).isEmpty }
      }.map { "entry \($0["entry"])" }
      + missing("Roots", "root", .root) + missing("Tabs", "tab", .tab)
      + missing("Routes", "route", .route)
  }

  /// Cases that are missing, or that show or are not what the page says.
  private func missing(_ section: String, _ column: String, _ kind: NodeKind) -> [String] {
    page.rows(section).flatMap { row -> [String] in
      guard let name = row.names(column).first else { return [] }
      let found = nodes(name, kind)
      guard !found.isEmpty else {
        let others = nodes(name, nil).map(\.kind.rawValue).joined(separator: ", ")
        return ["\(kind.rawValue) \(name)\(others.isEmpty ? "" : ", is \(others)")"]
      }
      var faults: [String] = []
      for shown in row.names("shows") where !has(.shows, name, shown) {
        faults.append("\(name) shows \(shown)")
      }
      if row["initial"] == "yes", !found.contains(where: \.isInitial) {
        faults.append("\(name) is initial")
      }
      return faults
    }
  }

  var unlistedFlows: [String] {
    let listed =
      page.rows("Flows").flatMap { $0.names("flow") } + extras.flatMap { $0.names("flow") }
    return graph.nodes(of: .flow).filter { node in !listed.contains { matches(node, $0) } }
      .map(\.id.rawValue)
  }

  // MARK: Structure

  var missingStructure: [String] {
    page.rows("Children").filter { row in
      !row.names("child").contains { child in
        row.names("parent").contains { has(.child, $0, child) || has(.contains, $0, child) }
      }
    }.map { "\($0["parent"]) child \($0["child"])" }
      + page.rows("Contains").flatMap {
        missing([.contains, .child], "contains", $0.names("from").first, $0.names("to")[...])
      }
      + (page.rows("Returns") + page.rows("Returns and dismissals")).flatMap { row -> [String] in
        let from = row.names("from").first
        if row["kind"].hasPrefix("dismisses") {
          return missing([.dismisses], "dismisses", from, [from ?? ""])
        }
        return missing([.returns], "returns", from, row.names("to").prefix(1))
      }
      + page.rows("Entry").flatMap {
        missing(
          [.launch, .child, .contains], "launches", $0.names("entry").first,
          $0.names("launches")[...])
      }
  }

  private func missing(
    _ kinds: [EdgeKind], _ verb: String, _ from: String?, _ targets: ArraySlice<String>
  ) -> [String] {
    targets.filter { target in !kinds.contains { has($0, from ?? "", target) } }
      .map { "\(from ?? "") \(verb) \($0)" }
  }

  // MARK: Transitions

  /// A row of the table of transitions, for one of its targets.
  private struct Transition {
    var from: String
    var to: String
    var kind: EdgeKind
    var style: String?
  }

  private func listed(_ rows: [SampleGraphPage.Row]) -> [Transition] {
    rows.flatMap { row -> [Transition] in
      let words = row["kind, style"].split { ", ".contains($0) }.map(String.init)
      guard let kind = words.first.flatMap(EdgeKind.init) else { return [] }
      let style = words.dropFirst().first { $0 != "dynamic" }
      return row.names("from").flatMap { from in
        row.names("to").map { Transition(from: from, to: $0, kind: kind, style: style) }
      }
    }
  }

  private var extras: [SampleGraphPage.Row] { page.rows("Allowed extras") }

  var missingTransitions: [String] {
    listed(page.rows("Transitions")).filter { row in
      !graph.edges.contains { fits($0, row) }
    }.map { row in
      let instead = graph.edges.filter { edge in
        (edge.kind.isTransition || edge.kind == .launch) && ends(of: edge, are: row)
      }.map { "\($0.kind.rawValue) \($0.style ?? "")" }
      let note = instead.isEmpty ? "" : ", is \(instead.joined(separator: ", "))"
      return "\(row.from) \(row.kind.rawValue) \(row.style ?? "") \(row.to)\(note)"
    }
  }

  var unlistedTransitions: [String] {
    let rows = listed(page.rows("Transitions")) + listed(extras)
    return graph.edges.filter { edge in
      edge.kind.isTransition && edge.confidence != .dynamic && !rows.contains { fits(edge, $0) }
    }.map { "\($0.id) (\($0.confidence.rawValue))" }
  }

  private func fits(_ edge: Edge, _ row: Transition) -> Bool {
    edge.kind == row.kind && (row.style == nil || edge.style == row.style)
      && ends(of: edge, are: row)
  }

  private func ends(of edge: Edge, are row: Transition) -> Bool {
    graph[edge.from].map { matches($0, row.from) } ?? false
      && graph[edge.to].map { matches($0, row.to) } ?? false
  }

  // MARK: Names

  private func matches(_ node: Node, _ name: String) -> Bool {
    node.qualifiedName == name || node.qualifiedName.hasSuffix(".\(name)")
  }

  private func nodes(_ name: String, _ kind: NodeKind?) -> [Node] {
    graph.nodes.filter { matches($0, name) && (kind == nil || $0.kind == kind) }
  }

  private func has(_ kind: EdgeKind, _ from: String, _ to: String) -> Bool {
    graph.edges.contains { edge in
      edge.kind == kind && graph[edge.from].map { matches($0, from) } ?? false
        && graph[edge.to].map { matches($0, to) } ?? false
    }
  }
}
