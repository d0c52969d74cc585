/// The lines of one branch of an `#if`.
package struct ConditionalRegion: Hashable, Codable, Sendable {
  /// The conditions of the branches before this one, none of which holds here.
  package var unmet: [String]
  /// The branch's own condition; `nil` for `#else`.
  package var condition: String?
  /// The lines between the branch's directive and the next one, 1-based and inclusive.
  package var firstLine: Int
  package var lastLine: Int

  package init(unmet: [String], condition: String?, firstLine: Int, lastLine: Int) {
    self.unmet = unmet
    self.condition = condition
    self.firstLine = firstLine
    self.lastLine = lastLine
  }
}

/// What must hold for a place to be compiled.
package struct BuildRequirements: Hashable, Sendable {
  /// Conditions as they are written, each with what it must be.
  private var demands: [String: Bool] = [:]
  private var contradictsItself = false

  /// What the branches around a line demand.
  package init(at line: Int, in regions: [ConditionalRegion]) {
    for region in regions where region.firstLine <= line && line <= region.lastLine {
      for condition in region.unmet { demand(condition, false) }
      if let condition = region.condition { demand(condition, true) }
    }
  }

  package var isEmpty: Bool { demands.isEmpty }

  private mutating func demand(_ condition: String, _ value: Bool) {
    var text = condition.filter { !$0.isWhitespace }
    var value = value
    while text.hasPrefix("!"), !text.contains("&"), !text.contains("|") {
      text.removeFirst()
      value.toggle()
    }
    if demands.updateValue(value, forKey: text) == !value { contradictsItself = true }
  }

  /// Whether one build may hold both places.
  ///
  /// Conditions of which nothing is known may be either way, but the same one is so for both.
  package func isCompatible(with other: Self) -> Bool {
    guard !contradictsItself, !other.contradictsItself else { return false }
    for (condition, value) in demands where other.demands[condition] == !value { return false }
    return Self.platforms.contains { platform in
      allows(platform) && other.allows(platform)
    }
  }

  private func allows(_ platform: String) -> Bool {
    demands.allSatisfy { condition, value in
      var evaluation = BuildConditionEvaluation(of: condition, for: platform)
      return evaluation.value() != !value
    }
  }

  private static let platforms = [
    "iOS", "macOS", "tvOS", "watchOS", "visionOS", "Linux", "Windows", "Android",
  ]
}

/// Says what a condition is for a platform, as far as that decides.
private struct BuildConditionEvaluation {
  private let characters: [Character]
  private var place = 0
  private let platform: String

  /// - Parameter condition: without spaces.
  init(of condition: String, for platform: String) {
    characters = Array(condition)
    self.platform = platform
  }

  /// `nil` if the platform alone does not decide.
  mutating func value() -> Bool? { alternatives() }

  private mutating func alternatives() -> Bool? {
    var result = terms()
    while take("||") {
      let next = terms()
      result = result == true || next == true ? true : result == false ? next : nil
    }
    return result
  }

  private mutating func terms() -> Bool? {
    var result = term()
    while take("&&") {
      let next = term()
      result = result == false || next == false ? false : result == true ? next : nil
    }
    return result
  }

  private mutating func term() -> Bool? {
    if take("!") { return term().map { !$0 } }
    if take("(") {
      let inner = alternatives()
      _ = take(")")
      return inner
    }
    let start = place
    while place < characters.count, !"&|()".contains(characters[place]) { place += 1 }
    let name = String(characters[start..<place])
    guard take("(") else { return name == "true" ? true : name == "false" ? false : nil }
    let inner = place
    while place < characters.count, characters[place] != ")" { place += 1 }
    let argument = String(characters[inner..<place])
    _ = take(")")
    return name == "os" ? argument == platform : nil
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[place...].starts(with: text) else { return false }
    place += text.count
    return true
  }
}
