import SwiftFacts

/// Screens that go by a key, a string.
extension Evaluator {
  /// `RouteBuilderOf(matchPath: "home") { … }`: the closure builds the screen for the key.
  func evaluateKeyedBuilder(
    _ label: String, _ arguments: [Argument], at position: Position, _ frame: Frame
  ) -> Bool {
    guard let key = arguments.first(where: { $0.label == label }) else { return false }
    let texts = evaluate(key.value, frame).compactMap(\.text)
    for argument in arguments where argument != key {
      for value in evaluate(argument.value, frame) {
        guard case .closure(let closure) = value else { continue }
        let contents = contents(of: run(closure, [], frame))
        for text in texts { record(contents, forKey: text, at: position, frame.unit) }
      }
    }
    return true
  }

  private func record(
    _ contents: [Value], forKey key: String, at position: Position, _ unit: CodeUnit
  ) {
    guard !unit.isTest else { return }
    records.keys.insert(
      Records.Key(text: key, contents: contents, unit: unit.id, position: position))
  }

  /// Records what the types of the project build that a library asks by their key.
  func recordBuilders() {
    let rules = vocabulary.keys.builders
    guard !rules.isEmpty else { return }
    let given = keysGiven()
    for type in index.types where type.isDeclared && !type.isTest && type.kind != .protocol {
      guard
        let base = index.ancestry(of: type.id).externalType(where: { rules[$0] != nil }),
        let rule = rules[base.simpleName]
      else { continue }
      let property = type.properties[rule.key]
      var texts = [property?.getter, property?.initialValue].compactMap { $0 }
        .flatMap { summary(of: $0).returns }.compactMap(\.text)
      texts += given[type.id, default: []]
      let build = type.properties[rule.build]
      let units =
        [build?.getter, build?.initialValue].compactMap { $0 } + (type.methods[rule.build] ?? [])
      for unit in units {
        let contents = built(by: unit)
        for text in texts { record(contents, forKey: text, at: index[unit].position, index[unit]) }
      }
    }
  }

  /// The keys that builders are made with, `HomeBuilder(matchPath: "home")`.
  private func keysGiven() -> [TypeID: [String]] {
    let names = Set(vocabulary.keys.builders.values.map(\.key))
    var result: [TypeID: [String]] = [:]
    for unit in index.units where !unit.isTest && unit.hasBody {
      for effect in summary(of: unit.id).effects where effect.verb == .construct {
        guard case .instance(let type, let fields) = effect.target, let id = type.id else {
          continue
        }
        for field in fields where field.name.map({ names.contains($0) }) ?? false {
          guard let text = field.value.text, !result[id, default: []].contains(text) else {
            continue
          }
          result[id, default: []].append(text)
        }
      }
    }
    return result
  }

  /// The screens that a function builds, or the closure that it gives.
  private func built(by unit: UnitID) -> [Value] {
    let frame = makeFrame(for: index[unit])
    let summary = summary(of: unit)
    var effects = Array(summary.effects)
    var kept: [Value] = []
    for case .closure(let closure) in summary.returns {
      let inner = run(closure, [], frame)
      effects += inner.effects.effects
      for (name, values) in inner.locals.sorted(by: { $0.key < $1.key })
      where closure.captured[name] == nil {
        kept += values.filter { isScreenLike($0) }
      }
    }
    var built = effects.filter { $0.verb == .construct && isScreenLike($0.target) }.map(\.target)
    // A screen's own function may have made it: then the closure only keeps it.
    if built.isEmpty { built = kept }
    return built.reduce(into: []) { $0 = $0.union([$1]) }
  }
}

extension Value {
  /// The text of a string.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
