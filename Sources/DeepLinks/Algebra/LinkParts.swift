/// The parts that a URL is put together from.
struct LinkParts: Hashable, Sendable {
  var scheme = "https"
  /// Empty for none.
  var host = ""
  var segments: [String] = []
  var items: [ParsedLink.QueryItem] = []

  /// The URL, its parts percent-encoded.
  var url: String {
    var text = scheme + "://" + LinkTextEncoding.url(host)
    for segment in segments { text += "/" + LinkTextEncoding.url(segment) }
    if !items.isEmpty {
      let items = items.map { item in
        LinkTextEncoding.url(item.name)
          + (item.value.map { "=" + LinkTextEncoding.url($0) } ?? "")
      }
      text += "?" + items.joined(separator: "&")
    }
    return text
  }
}
