import Foundation

extension ParsedLink {
  /// Takes any URL apart by asking Foundation.
  static func askingFoundation(_ text: String) -> ParsedLink? {
    var link = ParsedLink(text: text)
    var rest = text
    if let (variable, remainder) = buildVariable(text) {
      link.scheme = variable
      // Any valid scheme does: it is thrown away.
      rest = "variable" + remainder
    }
    guard let url = URL(string: rest) else { return nil }
    if link.scheme == nil { link.scheme = url.scheme }
    if let host = url.host, !host.isEmpty { link.host = host }
    link.port = url.port
    link.path = url.path
    link.pathComponents = url.pathComponents
    link.query = url.query
    link.fragment = url.fragment
    let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    link.queryItems = (components?.queryItems ?? []).map { item in
      QueryItem(name: item.name, value: item.value)
    }
    return link
  }

  /// A scheme with a build variable in it, and what follows from the colon on.
  private static func buildVariable(_ text: String) -> (scheme: String, rest: String)? {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let scheme = text[..<colon]
    guard LinkPattern.isBuildVariable(String(scheme)),
      !scheme.contains(where: { "/?#".contains($0) })
    else { return nil }
    return (String(scheme), String(text[colon...]))
  }

  /// An international host in the ASCII form that URLs carry, any other as it is.
  static func asciiHost(_ host: String) -> String {
    guard host.utf8.contains(where: { $0 >= 0x80 }) else { return host }
    return URL(string: "https://\(host)/")?.host ?? host
  }
}
