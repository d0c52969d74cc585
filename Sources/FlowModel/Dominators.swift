/// What lies on every way from an app's entries to a node.
///
/// A node dominates another if no way from a start avoids it. Computed by the algorithm of Cooper,
/// Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001): immediate dominators are
/// intersected along the reverse postorder until nothing changes, O(nodes · edges) at worst and
/// linear in practice. Several starts hang below a root of their own, which no answer names.
public struct Dominators: Sendable {
  /// In reverse postorder, the starts' common root first.
  private let order: [NodeID?]
  private let numbers: [NodeID: Int]
  /// The immediate dominator of each, as its number in `order`.
  private let immediate: [Int]

  /// The dominators in a graph, from its entries and from the deep links that an entry site takes.
  ///
  /// Only edges that a user can follow count, and of those the certain and inferred ones.
  public init(_ graph: FlowGraph) {
    self.init(graph, from: Reachability.starts(of: graph)) { $0.confidence != .dynamic }
  }

  init(_ graph: FlowGraph, from starts: [NodeID], along: (Edge) -> Bool) {
    func successors(_ id: NodeID) -> [NodeID] {
      graph.outgoing(id).filter { along($0) && graph.isFollowed($0) }.map(\.to)
    }
    let postorder = Self.postorder(from: starts, successors)
    let order: [NodeID?] = [nil] + postorder.reversed()
    var numbers: [NodeID: Int] = [:]
    for (number, id) in order.enumerated() { if let id { numbers[id] = number } }
    var predecessors = [[Int]](repeating: [], count: order.count)
    for start in starts { if let number = numbers[start] { predecessors[number].append(0) } }
    for (number, id) in order.enumerated() {
      guard let id else { continue }
      for next in successors(id) {
        if let target = numbers[next] { predecessors[target].append(number) }
      }
    }
    self.order = order
    self.numbers = numbers
    immediate = Self.immediateDominators(predecessors)
  }

  /// The node through which every way to this one leads last; `nil` for a start, for a node to which
  /// ways from several starts lead, and for one that is not reached.
  public func immediateDominator(of id: NodeID) -> NodeID? {
    numbers[id].flatMap { order[immediate[$0]] }
  }

  /// All nodes on every way to this one, from the start on, without the node itself.
  public func dominators(of id: NodeID) -> [NodeID] {
    var result: [NodeID] = []
    var current = id
    while let next = immediateDominator(of: current) {
      result.append(next)
      current = next
    }
    return result.reversed()
  }

  private static func immediateDominators(_ predecessors: [[Int]]) -> [Int] {
    let undefined = -1
    var immediate = [Int](repeating: undefined, count: predecessors.count)
    immediate[0] = 0
    // In reverse postorder a dominator has the smaller number.
    func common(_ first: Int, _ second: Int) -> Int {
      var (first, second) = (first, second)
      while first != second {
        if first > second { first = immediate[first] } else { second = immediate[second] }
      }
      return first
    }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for number in predecessors.indices.dropFirst() {
        var found = undefined
        for predecessor in predecessors[number] where immediate[predecessor] != undefined {
          found = found == undefined ? predecessor : common(found, predecessor)
        }
        if immediate[number] != found {
          immediate[number] = found
          hasChanged = true
        }
      }
    }
    return immediate
  }

  /// Depth first, without recursion, because graphs may be long chains.
  private static func postorder(from starts: [NodeID], _ successors: (NodeID) -> [NodeID])
    -> [NodeID]
  {
    var seen: Set<NodeID> = []
    var result: [NodeID] = []
    for start in starts where seen.insert(start).inserted {
      var stack: [(id: NodeID, next: ArraySlice<NodeID>)] = [(start, successors(start)[...])]
      while var top = stack.popLast() {
        if let next = top.next.popFirst() {
          stack.append(top)
          if seen.insert(next).inserted { stack.append((next, successors(next)[...])) }
        } else {
          result.append(top.id)
        }
      }
    }
    return result
  }
}
