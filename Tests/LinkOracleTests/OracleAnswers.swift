import FlowViz

/// What a sample's real code did with a URL, put as hops: the tab, then what lies on its stack.
protocol OracleAnswer: Decodable {
  var url: String { get }

  /// Whether the static answer says the same; `nil` stands for a landing nowhere.
  func agrees(with landings: [OracleLanding]) -> Bool
}

/// A landing as the graph tells it, without the nodes' owners.
struct OracleLanding: Equatable, CustomStringConvertible {
  var hops: [String]
  var root: String?
  var isConditional: Bool

  init(_ landing: Landing, in graph: FlowGraph) {
    hops = landing.hops.map { graph[$0]?.name ?? $0.subject }
    root = landing.deferredUntil.map { graph[$0]?.name ?? $0.subject }
    isConditional = landing.condition != nil
  }

  var description: String {
    hops.joined(separator: " → ") + (root.map { " once \($0)" } ?? "")
  }
}

/// The case of a value that was printed: `product` of `product(id: 3)`.
private func caseName(_ text: String) -> String {
  String(text.prefix { $0 != "(" }.split(separator: ".").last ?? "")
}

struct ShopAnswer: OracleAnswer {
  struct Landing: Decodable {
    let root: String
    let tab: String
    let path: [String]

    var hops: [String] { [tab] + path.map(caseName) }
  }

  let url: String
  let main: Landing?
  let onboarding: Landing?
  let afterOnboarding: Landing?

  func agrees(with landings: [OracleLanding]) -> Bool {
    let atOnce = landings.filter { $0.root == nil }
    let parked = landings.filter { $0.root != nil }
    guard atOnce.count < 2, parked.count < 2 else { return false }
    // While onboarding lasts nothing moves.
    return onboarding == nil && main?.hops == atOnce.first?.hops
      && afterOnboarding?.hops == parked.first?.hops
      && parked.first.map { $0.root == afterOnboarding?.root } != false
      && main.map { $0.root == "main" } != false
  }
}

struct NumbersAnswer: OracleAnswer {
  struct Landing: Decodable {
    let tab: String
    /// How and what, as in `push number(3)`.
    let path: [String]
  }

  let url: String
  let landing: Landing?

  func agrees(with landings: [OracleLanding]) -> Bool {
    let real = landing.map { landing in
      [landing.tab]
        + landing.path.map { caseName(String($0.split(separator: " ", maxSplits: 1).last ?? "")) }
    }
    return landings.count < 2 && landings.first?.hops == real
  }
}

struct ReadingAnswer: OracleAnswer {
  struct Landing: Decodable {
    let path: [String]
    let modal: String?

    var hops: [String] { path.map(caseName) + [modal].compactMap { $0.map(caseName) } }
  }

  let url: String
  let member: Landing?
  let guest: Landing?

  /// Each of the two must land as one of the ways says.
  ///
  /// Membership is the library's own affair; they land nowhere only where every way has a condition.
  func agrees(with landings: [OracleLanding]) -> Bool {
    [member, guest].allSatisfy { real in
      guard let real else { return landings.allSatisfy(\.isConditional) }
      return landings.contains { $0.hops == real.hops }
    }
  }
}
