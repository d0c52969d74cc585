import FlowModel
import Foundation

/// What a web site says of the apps that open its links: an `apple-app-site-association` file.
package struct SiteAssociation: Hashable, Sendable {
  /// The links that some apps open.
  package struct Detail: Hashable, Sendable {
    /// Each is `<application identifier prefix>.<bundle identifier>`.
    package var appIDs: [String]
    /// Tried in order; the first that matches decides.
    package var components: [Component]
  }

  /// One pattern of links.
  package struct Component: Hashable, Sendable {
    package var path: WildcardPattern
    package var query: Query
    package var fragment: WildcardPattern
    /// Whether links that match are *not* opened by the app.
    package var isExcluded: Bool
    /// Whether the patterns are compared with the percent-encoded URL.
    package var isPercentEncoded: Bool
    package var comment: String?
    package var location: SourceLocation?
  }

  /// What a component asks of the query.
  package enum Query: Hashable, Sendable {
    /// The query as a whole.
    case whole(WildcardPattern)
    /// Every item of these names; a missing item counts as an empty one.
    case items([Item])

    package struct Item: Hashable, Sendable {
      package var name: String
      package var value: WildcardPattern
    }
  }

  package var details: [Detail]

  /// Whether the app is given a link.
  package enum Answer: Hashable, Sendable {
    /// This component gives it to the app.
    case opened(Component)
    /// This component keeps it on the web.
    case excluded(Component)
    /// No component matches.
    case unmatched
  }

  /// Whether the system gives the link to the app, `nil` for any app.
  ///
  /// The host is not looked at: the file holds for the site that serves it. O(*n*) in the number of
  /// components.
  package func answer(_ url: String, appID: String? = nil) -> Answer {
    guard let components = URLComponents(string: url) else { return .unmatched }
    var exclusion: Component?
    for detail in details where appID.map(detail.appIDs.contains) ?? true {
      guard let component = detail.components.first(where: { $0.matches(components) }) else {
        continue
      }
      if !component.isExcluded { return .opened(component) }
      exclusion = exclusion ?? component
    }
    return exclusion.map(Answer.excluded) ?? .unmatched
  }
}

extension SiteAssociation.Component {
  /// Whether the link has the path, query and fragment that this asks for.
  package func matches(_ url: URLComponents) -> Bool {
    let path = isPercentEncoded ? url.percentEncodedPath : url.path
    let fragment = isPercentEncoded ? url.percentEncodedFragment : url.fragment
    guard self.path.matches(path.isEmpty ? "/" : path), self.fragment.matches(fragment ?? "") else {
      return false
    }
    switch query {
    case .whole(let pattern):
      return pattern.matches((isPercentEncoded ? url.percentEncodedQuery : url.query) ?? "")
    case .items(let items):
      let found = (isPercentEncoded ? url.percentEncodedQueryItems : url.queryItems) ?? []
      return items.allSatisfy { item in
        let values = found.filter { $0.name == item.name }.map { $0.value ?? "" }
        return (values.isEmpty ? [""] : values).allSatisfy(item.value.matches)
      }
    }
  }
}
