import FlowModel
import FlowReports

/// What could not be read or understood, in a few lines of talk.
struct NoticeSummary {
  /// More than these are only counted.
  private static let limit = 5

  let notices: [Notice]

  func print(to console: Console) {
    for notice in notices.prefix(Self.limit) {
      let place = notice.location.map { "\($0): " } ?? ""
      console.talk("note: \(VisibleText.escape(place + notice.message))")
    }
    let rest = notices.count - Self.limit
    if rest > 0 {
      console.talk("note: … and \(rest) more; 'flowviz export' lists them all")
    }
  }
}
