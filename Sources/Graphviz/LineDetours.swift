/// Leads lines around nodes and titles that they would run through.
///
/// `dot` keeps room for a line in each rank that it passes, but with `newrank` not against nodes of
/// clusters: there a line can run straight through a box that it has nothing to do with. The piece
/// inside is replaced by the shorter way around the box that touches no other one. Where a line would
/// go around a box just before it ends, it ends at another side of what it leads to: a way back to the
/// old end would be a hook.
///
/// O(*n*) in nodes and lines' pieces for a picture of even density, by a grid.
struct LineDetours {
  typealias Box = LabelPlacement.Box
  typealias Point = LabelPlacement.Point

  /// How far apart the points are at which a line is looked at.
  private static let step = 4.0
  /// How deep inside a box a line must run to be led around it.
  private static let depth = 4.0
  /// How far from the box the way around is, and how much further each next one.
  private static let (margin, spread) = (6.0, 4.0)
  /// How long before and behind the box a line bends, the gentlest way first.
  private static let bends = [56.0, 24.0]
  /// The same before and behind a title.
  private static let titleBend = 10.0
  /// How many boxes a line is led around.
  private static let limit = 8

  private let boxes: [Box]
  /// Numbers from which on boxes are titles.
  private let firstTitle: Int
  private var grid = PlaneGrid<Int>()
  /// How many lines go around a box already.
  private var counts: [Int: Int] = [:]

  init(around nodes: [Box], titles: [Box] = []) {
    boxes = nodes + titles
    firstTitle = nodes.count
    for (number, box) in boxes.enumerated() {
      grid.insert(number, over: box)
    }
  }

  /// What a line joins.
  struct Ends: Hashable {
    /// The number of the box that it comes from, and that it leads to.
    var tail: Int?
    var head: Int?
    /// How far from these boxes the line itself stops, because its heads are drawn there.
    var tailRoom = 0.0
    var headRoom = 0.0

    var boxes: Set<Int> { Set([tail, head].compactMap(\.self)) }
  }

  /// The line without its ways through boxes.
  mutating func leadAround(_ line: [Curve], ends: Ends) -> [Curve] {
    var line = line
    var avoided = ends.boxes
    for _ in 0..<Self.limit {
      guard let hit = firstHit(line, except: avoided) else { break }
      avoided.insert(hit)
      if let detour = detour(of: line, around: hit, ends: ends) {
        line = detour
        counts[hit, default: 0] += 1
      }
    }
    return line
  }

  // MARK: Hits

  /// The first box that a line runs through.
  private func firstHit(_ line: [Curve], except avoided: Set<Int>) -> Int? {
    for curve in line {
      if let first = hits(curve, except: avoided).first { return first }
    }
    return nil
  }

  /// Boxes that a line runs through.
  private func hits(_ line: [Curve], except ends: Set<Int>) -> Set<Int> {
    line.reduce(into: []) { $0.formUnion(hits($1, except: ends)) }
  }

  /// Boxes that a curve runs through, in the order of its way.
  private func hits(_ curve: Curve, except ends: Set<Int>) -> [Int] {
    let frame = curve.frame
    var near: [(number: Int, box: Box)] = []
    // A curve lies in the frame of its control points: most have no other box there.
    grid.visit(frame) { number in
      let box = boxes[number].grown(by: -Self.depth)
      if !ends.contains(number), box.overlap(frame) > 0 { near.append((number, box)) }
    }
    guard !near.isEmpty else { return [] }
    var hits: [Int] = []
    for (_, point) in curve.samples(every: Self.step) {
      for (number, box) in near where box.contains(point) && !hits.contains(number) {
        hits.append(number)
      }
    }
    return hits
  }

  // MARK: Ways around

  private struct Place {
    var curve: Int
    var share: Double
    var point: Point
  }

  private func detour(of line: [Curve], around number: Int, ends: Ends) -> [Curve]? {
    let margin = Self.margin + Double(counts[number] ?? 0) * Self.spread
    let box = boxes[number].grown(by: margin)
    let places = line.enumerated().flatMap { index, curve in
      curve.samples(every: Self.step).map { Place(curve: index, share: $0.share, point: $0.point) }
    }
    guard let first = places.firstIndex(where: { box.contains($0.point) }),
      let last = places.lastIndex(where: { box.contains($0.point) })
    else { return nil }
    let isTitle = number >= firstTitle
    let known = hits(line, except: ends.boxes)
    for bend in isTitle ? [Self.titleBend] : Self.bends {
      let outer = box.grown(by: bend)
      let before = places[..<first].lastIndex { !outer.contains($0.point) }
      let behind = places[(last + 1)...].firstIndex { !outer.contains($0.point) }
      // A hook is worse than words with a line behind.
      guard !isTitle || before != nil && behind != nil else { return nil }
      let start = stop(line, places, before, ends, isStart: true)
      let end = stop(line, places, behind, ends, isStart: false)
      for (start, end) in DetourWay.choices(start, end) {
        let ways = [true, false].compactMap {
          DetourWay.curves(from: start, to: end, around: box, isLeft: $0)
        }
        let free = ways.filter { way in
          let left = hits(way, except: ends.boxes)
          return !left.contains(number) && left.isSubset(of: known)
        }
        if let shortest = free.min(by: { length($0) < length($1) }) { return shortest }
      }
    }
    return nil
  }

  /// - Parameter index: The last place before or the first behind the box and its bends; `nil` where
  ///   the line ends among these.
  private func stop(
    _ line: [Curve], _ places: [Place], _ index: Int?, _ ends: Ends, isStart: Bool
  ) -> DetourWay.Stop {
    let index = index ?? (isStart ? 0 : places.count - 1)
    let isEnd = index == (isStart ? 0 : places.count - 1)
    let place = places[index]
    return DetourWay.Stop(
      point: place.point, direction: direction(places, at: index),
      rest: isStart ? part(of: line, upTo: place) : part(of: line, from: place),
      box: isEnd ? (isStart ? ends.tail : ends.head).map { boxes[$0] } : nil,
      room: isStart ? ends.tailRoom : ends.headRoom)
  }

  private func direction(_ places: [Place], at index: Int) -> Point {
    places[min(index + 1, places.count - 1)].point.minus(places[max(index - 1, 0)].point)
  }

  private func part(of line: [Curve], upTo place: Place) -> [Curve] {
    guard place.share > 0 else { return Array(line[..<place.curve]) }
    return line[..<place.curve] + [line[place.curve].parts(at: place.share).before]
  }

  private func part(of line: [Curve], from place: Place) -> [Curve] {
    guard place.share < 1 else { return Array(line[(place.curve + 1)...]) }
    return [line[place.curve].parts(at: place.share).after] + line[(place.curve + 1)...]
  }

  private func length(_ line: [Curve]) -> Double { line.reduce(0) { $0 + $1.length } }
}

extension LabelPlacement.Box {
  /// With more room, or less, on every side.
  func grown(by margin: Double) -> Self {
    Self(x: x, y: y, width: width + margin * 2, height: height + margin * 2)
  }
}
