/// One test of one part of the link, in one place of the code.
struct LinkTestSite: Hashable, Sendable {
  enum Test: Hashable, Sendable {
    case atom(LinkAtom)
    case count(String, Int)
  }

  var place: LinkState.Place?
  var test: Test
}

/// Keeps account of tests that no link can meet, because earlier code takes all of those that would.
///
/// A way through the code that ends at such a test is followed on as *blocked*, once for each test;
/// what it leads to is a shadowed link, unless another way meets the test after all.
struct BlockedLinks {
  /// The tests that some link can meet.
  private(set) var met: Set<LinkTestSite> = []
  private var blocked: Set<LinkTestSite> = []
  /// The same in the order in which they came.
  private var order: [LinkTestSite] = []

  /// How many ways from one entry site are followed on.
  private static let limit = 48

  mutating func meet(_ site: LinkTestSite) { met.insert(site) }

  /// Whether a way that ends at this test is to be followed on.
  mutating func block(_ site: LinkTestSite) -> Bool {
    guard blocked.count < Self.limit, !met.contains(site), blocked.insert(site).inserted else {
      return false
    }
    order.append(site)
    return true
  }

  /// How often a way was followed on.
  var count: Int { order.count }

  /// The tests that ways were followed on from since.
  func sites(since count: Int) -> ArraySlice<LinkTestSite> { order[count...] }

  /// Forgets that ways were followed on from these.
  mutating func reopen(_ sites: ArraySlice<LinkTestSite>) { blocked.subtract(sites) }

  /// Begins with a new entry site.
  mutating func begin() {
    blocked = []
    order = []
  }
}

extension LinkConditions {
  /// What is asked of the link, whatever earlier code has taken.
  var beforeRefusals: LinkConditions {
    var conditions = self
    conditions.refused = []
    conditions.count.excluded = []
    return conditions
  }
}
