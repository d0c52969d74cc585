import DeepLinks
import FlowModel
import Foundation

/// Links for programs; keys are sorted and absent values left out.
public struct JSONLinkReporter: LinkReporter {
  public init() {}

  public func report(_ matrix: LinkMatrix, of graph: FlowGraph) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let words = LinkWording(matrix: matrix, graph: graph)
    let document = Document(
      links: matrix.rows.map { Document.Link($0, words) },
      unansweredClaims: matrix.unansweredClaims.map(Document.ClaimItem.init),
      unansweredPaths: matrix.unansweredPaths.isEmpty
        ? nil : matrix.unansweredPaths.map(Document.PathItem.init),
      conflicts: matrix.conflicts().map { conflict in
        Document.Conflict(
          earlier: words.name(conflict.earlier), later: words.name(conflict.later),
          witness: conflict.witness)
      })
    // Strings and integers alone cannot fail to encode.
    guard let data = try? encoder.encode(document) else { return "" }
    return VisibleText.escape(json: String(decoding: data, as: UTF8.self)) + "\n"
  }
}

private struct Document: Encodable {
  struct ClaimItem: Encodable {
    let kind: Claim.Kind
    let value: String
    let location: SourceLocation?

    init(_ claim: Claim) {
      kind = claim.kind
      value = claim.value
      location = claim.location
    }
  }

  struct PathItem: Encodable {
    let path: String
    let location: SourceLocation?

    init(_ site: Observation) {
      path = LinkWording.path(site)
      location = site.location
    }
  }

  struct LandingItem: Encodable {
    let hops: [String]
    let condition: String?
    let deferredUntil: String?
  }

  struct Link: Encodable {
    let pattern: String
    let example: String?
    let claimedBy: [ClaimItem]
    let landings: [LandingItem]
    let problems: [String]
    let details: [String]
    let value: String?
    let location: SourceLocation?

    init(_ row: LinkMatrix.Row, _ words: LinkWording) {
      pattern = row.link.pattern
      example = row.example
      claimedBy = row.claims.map(ClaimItem.init)
      landings = row.link.landings.map { landing in
        LandingItem(
          hops: landing.hops.map(words.name), condition: landing.condition,
          deferredUntil: landing.deferredUntil.map(words.name))
      }
      problems = row.problems.map(\.id)
      details = words.problems(of: row)
      value = row.link.value
      location = row.link.location
    }
  }

  struct Conflict: Encodable {
    let earlier: String
    let later: String
    let witness: String
  }

  let links: [Link]
  let unansweredClaims: [ClaimItem]
  let unansweredPaths: [PathItem]?
  let conflicts: [Conflict]
}

extension LinkProblem {
  /// One word for programs.
  fileprivate var id: String {
    switch self {
    case .unsatisfiable: "unsatisfiable"
    case .shadowed: "shadowed"
    case .unclaimed: "unclaimed"
    case .keptOnWeb: "keptOnWeb"
    case .unwired: "unwired"
    case .unhandled: "unhandled"
    }
  }
}
