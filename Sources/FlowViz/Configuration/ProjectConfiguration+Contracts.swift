import FlowAudit

extension ProjectConfiguration {
  /// Makes sure that the project's contracts, or those that are chosen, speak of something.
  ///
  /// - Throws: `ProjectError.badConfiguration` if a selector stands for nothing in the graph.
  public func validateContracts(
    for graph: FlowGraph, where isChosen: (Contract) -> Bool = { _ in true }
  ) throws(ProjectError) {
    for contract in contracts.filter(isChosen) {
      do {
        try contract.validate(against: graph)
      } catch {
        throw .badConfiguration(
          ConfigurationError(
            location: error.location ?? SourceLocation(file: Self.fileName, line: 1, column: 1),
            message: error.message))
      }
    }
  }
}
