import FlowReports
import FlowViz
import Foundation

/// `flowviz audit`: the rules over the graph.
struct AuditCommand: Command {
  static let name = "audit"
  static let abstract = "Review the flow graph with rules."
  static let discussion =
    "Exit status 1 says that there are findings at or above '--fail-on', or that less than "
    + "'--min-understood' was understood; 3 that only the baseline is stale. "
    + "'flowviz rules' lists the rules."
  static let arguments: [any ArgumentDescription] =
    [
      ProjectInput.paths, reporter, failOn, RuleChoice.rule, links, explain, explainUnknown,
      UnderstandingGate.minimum, ProjectInput.root, ProjectInput.config, ProjectInput.printConfig,
    ] + BaselineFile.arguments + [EarlierRevision.since] + ReadingArguments.all

  private static let reporter = RepeatedOption<ReportDestination>(
    "--reporter", "-r", value: "name[=file]", default: "text",
    help: "How findings are written, and where; standard output without a file.")
  private static let failOn = Option<Severity>(
    "--fail-on", value: "severity", default: "warning",
    help: "The least severity that makes the exit status 1.")
  private static let links = RepeatedOption<String>(
    "--links", value: "file",
    help: "Links in use, one URL a line, or a page (.md, .html, .json) that holds some; each that "
      + "lands nowhere is reported.")

  private static let explain = RepeatedOption<String>(
    "--explain", value: "name",
    help: "Tell why users get to something or not, and on what way, in place of a report.")
  private static let explainUnknown = Flag(
    "--explain-unknown",
    help: "List what only edges lead to whose value the source does not say, in place of a report.")

  private let input: ProjectInput
  let explained: [String]
  let explainsUnknown: Bool
  private let links: [LinkListFile]
  let destinations: [ReportDestination]
  private let failOn: Severity
  private let choice: RuleChoice
  private let baseline: BaselineFile
  private let earlier: EarlierRevision
  private let understanding: UnderstandingGate

  init(_ arguments: ParsedArguments) throws(UsageError) {
    input = try ProjectInput(arguments)
    let destinations = arguments[Self.reporter]
    self.destinations = destinations.isEmpty ? [ReportDestination(format: .text)] : destinations
    explained = arguments[Self.explain]
    explainsUnknown = arguments[Self.explainUnknown]
    links = arguments[Self.links].map(LinkListFile.init)
    failOn = arguments[Self.failOn] ?? .warning
    choice = try RuleChoice(arguments)
    baseline = try BaselineFile(arguments)
    if explainsUnknown || !explained.isEmpty {
      try Explanations.check(self.destinations)
    }
    try ReportDestination.check(
      self.destinations,
      inputs: input.files + links.map(\.path) + [baseline.path].compactMap(\.self))
    earlier = try EarlierRevision(arguments, input: input)
    guard !earlier.isGiven || !baseline.isToBeWritten else {
      throw .invalid("'--write-baseline' puts all findings off, also those before '--since'.")
    }
    guard destinations.isEmpty || !baseline.isToBeWritten else {
      throw .invalid("'--write-baseline' puts all findings off and leaves none to report.")
    }
    understanding = UnderstandingGate(arguments)
  }

  func run(_ console: Console) throws -> ExitStatus {
    if try input.printsConfiguration(console) { return .success }
    let project = try input.readProject(console)
    let root = project.root
    let inUse = try (links + LinkListFile.all(in: project.configuration)).flatMap {
      try $0.read(console, root: root)
    }
    let graph = project.graph.observing(inUse)
    if explainsUnknown || !explained.isEmpty { return try explain(graph, console) }
    let auditor = try choice.auditor(project.configuration, for: graph)
    let found = auditor.audit(graph)
    if baseline.isToBeWritten {
      try baseline.write(found, console, root: root)
      return .success
    }
    let putOff = try baseline.read(console, root: root)
    let all = putOff.applied(to: found, today: console.today)
    let report = try earlier.narrow(all, input, project.configuration, console) {
      auditor.audit($0.observing(inUse))
    }
    try write(report, console, root: root)
    NoticeSummary(notices: graph.notices).print(to: console)
    let isUnderstood = understanding.passes(graph.project, console)
    if report.fails(at: failOn) || !isUnderstood { return .gateFailed }
    return baseline.fails(putOff, for: found) ? .staleBaseline : .success
  }

  private func write(_ report: AuditReport, _ console: Console, root: String) throws {
    let sourceLines = SourceLines(root: root)
    try ReportDestination.writeAll(destinations) { destination in
      let isTerminal = destination.output.path == nil && console.isOutputTerminal
      let reporter = destination.format.reporter(
        ReporterOptions(
          root: root, folder: RepositoryFolder.path(to: root), failOn: failOn,
          usesColor: destination.output.path == nil && console.outputHasColor,
          width: isTerminal ? console.width : 100, sourceLine: sourceLines.line))
      try destination.output.write(Data(reporter.report(report).utf8), to: console)
    }
  }
}

extension Severity: ArgumentValue {}
