import FlowModel

/// What could not be read or understood, in a few lines of talk.
struct NoticeSummary {
  /// More than these are only counted.
  private static let limit = 5

  let notices: [Notice]

  func print(to console: Console) {
    for notice in notices.prefix(Self.limit) {
      let place = notice.location.map { "\($0): " } ?? ""
      console.talk("note: \((place + notice.message).withoutControlCharacters)")
    }
    let rest = notices.count - Self.limit
    if rest > 0 {
      console.talk("note: … and \(rest) more; 'flowviz export' lists them all")
    }
  }
}

extension String {
  /// For a terminal, which obeys control characters that a hostile name may hold.
  var withoutControlCharacters: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
