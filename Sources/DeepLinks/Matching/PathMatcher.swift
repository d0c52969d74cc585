/// A pattern's path, made ready for matching.
struct PathMatcher: Hashable, Sendable {
  enum Failure: Hashable, Sendable {
    /// Too many or too few segments.
    case count(Int)
    /// The segment at this place is not what the test at this place asks for.
    case segment(String, place: Int)
    /// No way to spread the segments over the tests.
    case shape
  }

  enum Result: Hashable, Sendable {
    case yes
    case no(Failure)
    case unknown(String)
  }

  let tests: [SegmentTest]
  let hasRest: Bool
  private let bindsNames: Bool

  init(_ tests: [SegmentTest]) {
    self.tests = tests
    hasRest = tests.contains { $0.isRest }
    bindsNames = tests.contains { $0.name != nil }
  }

  /// Matches the segments one by one.
  ///
  /// O(*n*) without a rest, else O(*n* · *m*) for *m* tests.
  func match(_ segments: ArraySlice<String>, bindings: inout [String: String]) -> Result {
    hasRest ? spread(segments, bindings: &bindings) : zip(segments, bindings: &bindings)
  }

  private func zip(_ segments: ArraySlice<String>, bindings: inout [String: String]) -> Result {
    guard segments.count == tests.count else { return .no(.count(segments.count)) }
    var question: String?
    for (place, test) in tests.enumerated() {
      let segment = segments[segments.startIndex + place]
      switch test.verdict(segment) {
      case .yes: break
      case .no: return .no(.segment(segment, place: place))
      case .unknown(let text): question = question ?? text
      }
    }
    if let question { return .unknown(question) }
    if bindsNames {
      for (place, test) in tests.enumerated() {
        guard let name = test.name else { continue }
        bindings[name] = test.seen(segments[segments.startIndex + place])
      }
    }
    return .yes
  }

  /// Dynamic programming from the end; a rest takes as little as will do.
  private func spread(_ segments: ArraySlice<String>, bindings: inout [String: String]) -> Result {
    let segments = Array(segments)
    let width = segments.count + 1
    // best[t * width + s]: how tests t… fare with segments s….
    var best = [Verdict](repeating: .no, count: (tests.count + 1) * width)
    best[tests.count * width + segments.count] = .yes
    for test in tests.indices.reversed() {
      for segment in (0...segments.count).reversed() {
        let place = test * width + segment
        if tests[test].isRest {
          let stop = best[place + width]
          var goOn = segment < segments.count ? best[place + 1] : .no
          if goOn != .no {
            let here = tests[test].verdict(segments[segment])
            goOn = here.rank <= goOn.rank ? here : goOn
          }
          best[place] = stop.rank >= goOn.rank ? stop : goOn
        } else if segment < segments.count {
          let next = best[place + width + 1]
          if next != .no {
            let here = tests[test].verdict(segments[segment])
            best[place] = here.rank <= next.rank ? here : next
          }
        }
      }
    }
    switch best[0] {
    case .no: return .no(.shape)
    case .unknown(let question): return .unknown(question)
    case .yes: break
    }
    var segment = 0
    for (index, test) in tests.enumerated() {
      let start = segment
      if test.isRest {
        while best[(index + 1) * width + segment] != .yes { segment += 1 }
      } else {
        segment += 1
      }
      if let name = test.name {
        bindings[name] = segments[start..<segment].map(test.seen).joined(separator: "/")
      }
    }
    return .yes
  }
}
