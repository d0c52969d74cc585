import FlowModel

extension LinkPattern {
  /// The links that the system gives to an app because of a claim.
  ///
  /// A scheme brings every URL of it, in capitals or not; a domain every web page of it, `*.` its
  /// subdomains (a site's own file can take some of them away). A build variable stays as written.
  public init(claim: Claim) {
    switch claim.kind {
    case .scheme:
      let isVariable = Self.isBuildVariable(claim.value)
      self.init(
        schemes: [isVariable ? claim.value : claim.value.lowercased()], path: [.rest],
        foldsScheme: true)
    case .domain:
      let domain = claim.value.lowercased()
      let host =
        domain.hasPrefix("*.")
        ? LinkSegment(kind: .suffix, value: String(domain.dropFirst()), foldsCase: true)
        : LinkSegment(kind: .literal, value: domain, foldsCase: true)
      self.init(schemes: ["https", "http"], host: host, path: [.rest], foldsScheme: true)
    }
  }
}
