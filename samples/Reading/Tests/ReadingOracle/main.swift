// Reads URLs, one a line, and prints for each, as one line of JSON, where the real flow lands: for
// a member and for someone who is none.

import Foundation

@testable import Reading

while let line = readLine() {
  guard let url = URL(string: line) else {
    try Report(url: line, isURL: false).print()
    continue
  }
  let report = Report(
    url: line,
    isURL: true,
    member: landing(of: url, isMember: true),
    guest: landing(of: url, isMember: false)
  )
  try report.print()
}

/// The landing, or nothing if the flow refuses the URL.
@MainActor
func landing(of url: URL, isMember: Bool) -> Report.Landing? {
  let flow = ReadingFlow(library: Library(isMember: isMember))
  guard flow.open(url) else { return nil }
  return Report.Landing(
    path: flow.steps.map { "\($0)" },
    modal: flow.modal.map { "\($0)" }
  )
}
