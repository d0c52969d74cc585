import FlowViz
import Foundation

/// `--since`: the revision whose findings are not reported again.
struct EarlierRevision {
  static let since = Option<String>(
    "--since", value: "revision",
    help: "Report only what is new since this git commit, branch or tag, wherever it lies.")

  private let revision: String?

  init(_ arguments: ParsedArguments, input: ProjectInput) throws(UsageError) {
    revision = arguments[Self.since]
    guard revision == nil || !input.isExport else {
      throw .invalid(
        "'--since' reads the sources of both revisions; give the project's folder, not an export.")
    }
  }

  var isGiven: Bool { revision != nil }

  /// The report without what the earlier revision had, if one was given.
  ///
  /// `audit` is what is done with either graph: a finding is new only if the same rules, tuned in the
  /// same way, did not find it before.
  func narrow(
    _ report: AuditReport, _ input: ProjectInput, _ configuration: ProjectConfiguration,
    _ console: Console, _ audit: (FlowGraph) throws -> AuditReport
  ) throws -> AuditReport {
    guard let revision else { return report }
    let earlier = try ProjectRevision(
      revision, paths: input.sourcePaths.map(console.absolutePath))
    let reading = try input.reading.run(console) { options in
      try earlier.read(configuration: configuration, options)
    }
    var narrowed = try report.since(revision, audit(reading.graph))
    narrowed.notices += reading.missingSubmodules.map {
      Notice(
        message: "the submodule '\($0)' is not at hand as it was at \(revision); "
          + "what was in it counts as missing there")
    }
    return narrowed
  }
}
