import FlowModel

/// Facts in, flow graph out.
package enum FlowIntrospector {
  /// The flow graph of a project.
  ///
  /// The same facts give the same graph in whatever order files stand.
  package static func graph(of project: ProjectFacts) -> FlowGraph {
    let summary = ProjectSummary(
      name: project.name, fileCount: project.fileCount, parsedFileCount: project.files.count,
      lineCount: project.lineCount)
    return FlowGraph(project: summary, claims: project.claims, notices: project.notices)
  }
}
