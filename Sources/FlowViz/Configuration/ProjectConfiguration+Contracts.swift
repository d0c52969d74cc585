import FlowAudit

extension ProjectConfiguration {
  /// The project's contracts as rules.
  ///
  /// - Throws: `ProjectError.badConfiguration` if a selector stands for nothing in the graph.
  public func contracts(for graph: FlowGraph) throws(ProjectError) -> [any Rule] {
    for contract in contracts {
      do {
        try contract.validate(against: graph)
      } catch {
        throw .badConfiguration(
          ConfigurationError(
            location: error.location ?? SourceLocation(file: Self.fileName, line: 1, column: 1),
            message: error.message))
      }
    }
    return contracts.map { ContractRule($0) }
  }
}
