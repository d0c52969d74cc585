/// Drops what every name of a kind ends with (`Coordinator`, `View`), where the rest stays
/// unambiguous.
struct SuffixTrimmer: Sendable {
  static let screens = [
    "HostingController", "ViewController", "TableViewController", "Controller", "Screen", "Page",
    "View", "VC",
  ]
  static let flows = [
    "FlowCoordinator", "Coordinator", "NavigationController", "Navigator", "Router", "Flow",
    "Feature", "Reducer", "ViewModel", "Store", "View",
  ]

  private let spoken: [String: String]

  /// Decides for all names of one kind together.
  init(names: some Sequence<String>, suffixes: [String]) {
    let names = Set(names)
    let longestFirst = suffixes.sorted { ($0.count, $0) > ($1.count, $1) }
    var byShort: [String: [String]] = [:]
    for name in names {
      byShort[Self.trimmed(name, suffixes: longestFirst), default: []].append(name)
    }
    var spoken: [String: String] = [:]
    for (short, originals) in byShort {
      for name in originals {
        spoken[name] = Words.spoken(originals.count == 1 ? short : name)
      }
    }
    self.spoken = spoken
  }

  /// The name as people say it.
  func callAsFunction(_ name: String) -> String {
    spoken[name] ?? Words.spoken(name)
  }

  private static func trimmed(_ name: String, suffixes: [String]) -> String {
    for suffix in suffixes where name.hasSuffix(suffix) && name.count > suffix.count + 1 {
      return String(name.dropLast(suffix.count))
    }
    return name
  }
}
