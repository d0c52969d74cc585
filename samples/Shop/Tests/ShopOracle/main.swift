// Reads URLs, one a line, and prints for each, as one line of JSON, where the real coordinator
// lands: in the main root, while onboarding, and when onboarding has ended.

import Foundation

@testable import Shop

while let line = readLine() {
  guard let url = URL(string: line) else {
    try Report(url: line, isURL: false).print()
    continue
  }
  let oracle = Oracle(url: url)
  let report = Report(
    url: line,
    isURL: true,
    main: oracle.landing(onboarded: true),
    onboarding: oracle.landing(onboarded: false),
    afterOnboarding: oracle.landing(onboarded: false) { $0.onboarding?.finish() }
  )
  try report.print()
}
