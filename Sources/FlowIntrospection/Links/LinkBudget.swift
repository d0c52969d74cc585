/// How many more statements a link is followed through, from here and in all.
///
/// Code that takes a link and then does everything else the app does is followed so far, not on.
struct LinkBudget {
  static let limit = 24_000
  static let handlerLimit = 6_000
  static let parkedLimit = 600
  private static let limitInAll = 200_000
  /// How many steps an expression counts that has nothing to do with the link.
  private static let evaluationCost = 8

  private(set) var steps = 0
  private var stepsAtFirst = 0
  private var stepsInAll = Self.limitInAll
  private var stepsOfHandlers = Self.limitInAll
  /// How many more places the link will be followed from: each has its share of the steps.
  var placesLeft = 1
  /// Whether ways were left out.
  var isCut = false
  /// How often ways were left out or code was passed over, and how often for want of steps.
  private(set) var cuts = 0
  private(set) var stepCuts = 0

  /// Begins with a new place.
  mutating func begin(_ limit: Int) {
    // The first may go far, and some is left for each of the others.
    steps = min(limit, max(stepsInAll / max(1, placesLeft), stepsInAll / 5))
    stepsAtFirst = steps
  }

  mutating func dropWays() {
    isCut = true
    cuts += 1
  }

  private mutating func runOut() {
    dropWays()
    stepCuts += 1
  }

  /// Whether there is time for code that has nothing to do with the link.
  mutating func asksForTime() -> Bool { granted(steps > stepsAtFirst / 4) }

  /// Whether there is time for code that is told what to do.
  mutating func asksForAnyTime() -> Bool { granted(steps > Self.parkedLimit / 2) }

  /// Remembers what was passed over for want of time.
  private mutating func granted(_ isGranted: Bool) -> Bool {
    if !isGranted { stepCuts += 1 }
    return isGranted
  }

  /// Whether any more statements may be run.
  mutating func hasSteps() -> Bool {
    if steps <= 0 { runOut() }
    return steps > 0
  }

  /// Whether one more statement may be run.
  mutating func takeStep() -> Bool {
    guard hasSteps() else { return false }
    spend(1)
    return true
  }

  /// Counts an expression that is evaluated.
  mutating func evaluate() { spend(Self.evaluationCost) }

  private mutating func spend(_ number: Int) {
    steps -= number
    stepsInAll -= number
  }

  // MARK: Shares

  /// What a part of the code gets, and what the rest goes on with afterwards.
  struct Share {
    let size: Int
    fileprivate let before: Int
    fileprivate let beforeAtFirst: Int
  }

  /// The share of one of several parts that come one after the other.
  mutating func open(with others: Int) -> Share {
    let size = max(steps / (others + 1), min(steps, Self.limit / 16))
    let share = Share(size: size, before: steps, beforeAtFirst: stepsAtFirst)
    steps = size
    if others > 0 { stepsAtFirst = size }
    return share
  }

  mutating func close(_ share: Share) {
    steps = share.before - (share.size - steps)
    stepsAtFirst = share.beforeAtFirst
  }

  /// What the handler of a registered pattern gets: steps of its own.
  ///
  /// However many patterns there are, each is followed as far as if it were the only one.
  mutating func openHandler() -> Handler {
    let handler = Handler(steps: steps, stepsAtFirst: stepsAtFirst, stepsInAll: stepsInAll)
    steps = min(Self.handlerLimit, stepsOfHandlers)
    stepsAtFirst = steps
    return handler
  }

  struct Handler {
    fileprivate let steps: Int
    fileprivate let stepsAtFirst: Int
    fileprivate let stepsInAll: Int
  }

  mutating func close(_ handler: Handler) {
    stepsOfHandlers -= handler.stepsInAll - stepsInAll
    (steps, stepsAtFirst, stepsInAll) = (
      handler.steps, handler.stepsAtFirst, handler.stepsInAll
    )
  }
}
