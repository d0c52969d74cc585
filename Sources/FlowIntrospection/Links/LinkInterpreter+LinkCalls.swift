import SwiftFacts

/// Methods of URLs, texts and path components.
extension LinkInterpreter {
  /// A method of a part of the link; `nil` if it is none that the model knows.
  func callPart(
    _ name: String, on value: LinkValue, _ arguments: [Argument], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    switch value {
    case .link:
      switch name {
      case "host": return fixed(.part(LinkText(.host)), state)
      case "path": return fixed(.part(LinkText(.path)), state)
      case "paramDescriptor": return fixed(.link, state)
      case "resolvingSymlinksInPath", "standardized", "absoluteURL", "map", "compactMap":
        if ["map", "compactMap"].contains(name) {
          return transform(value, arguments, state, frame)
        }
        return fixed(.link, state)
      case "forEach", "first":
        return transform(value, arguments, state, frame)
      default: return nil
      }
    case .part(let part): return callText(name, part, arguments, whole, state, frame)
    case .list(let list): return callList(name, list, arguments, whole, state, frame)
    case .queryItems: return callQuery(name, arguments, state, frame)
    case .text(let text): return callConstant(name, text, arguments, state, frame)
    case .array(let elements): return callArray(name, elements, arguments, whole, state, frame)
    case .converted, .rawCase:
      return ["map", "flatMap"].contains(name)
        ? optionalMap(value, arguments, whole, state, frame) : nil
    default: return nil
    }
  }

  /// Runs a closure with the value.
  private func transform(
    _ value: LinkValue, _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard let argument = arguments.last else { return nil }
    return evaluate(argument.value, state, frame).flatMap {
      invoke($0.value, [value], $0.state, frame)
    }
  }

  /// `part.flatMap { Int($0) }`.
  private func optionalMap(
    _ value: LinkValue, _ arguments: [Argument], _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard let argument = arguments.last else { return nil }
    if let type = converter(argument.value, frame), case .part(let part) = value {
      return fixed(.converted(part, type: type), state)
    }
    let fork = present(value, state, ExpressionText.text(whole))
    return fork.yes.flatMap { transform(value, arguments, $0, frame) ?? [] }
      + fork.no.map { LinkResult(state: $0, value: .none) }
  }

  /// `Int.init`, `UUID.init(uuidString:)`.
  func converter(_ expression: Expression, _ frame: LinkFrame) -> String? {
    switch expression.kind {
    case .member(let base?, "init", _):
      if case .name(let name, _) = base.kind { return LinkConversions.types[name] }
      return nil
    case .closure(let closure):
      // `{ Int($0) }`.
      guard closure.body.count == 1 else { return nil }
      let only: Expression? =
        switch closure.body[0].kind {
        case .expression(let expression): expression
        case .returned(let expression): expression
        default: nil
        }
      guard case .call(let callee, let arguments)? = only?.kind, arguments.count == 1,
        case .name(let name, _) = callee.kind,
        case .name(let argument, _) = arguments[0].value.kind,
        argument == "$0" || argument == closure.parameters.first?.name
      else { return nil }
      return LinkConversions.types[name]
    default: return nil
    }
  }

  // MARK: Texts

  private func callText(
    _ name: String, _ part: LinkText, _ arguments: [Argument], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    var changed = part
    if part.part == .path, part.edit == nil, dropsSlashes(name, arguments, state, frame) {
      changed.edit = LinkEdits.withoutSlash
      return fixed(.part(changed), state)
    }
    switch name {
    case "lowercased", "localizedLowercase":
      changed.folds = true
      return fixed(.part(changed), state)
    case "trimmingCharacters", "removingPercentEncoding", "description", "addingPercentEncoding":
      return fixed(.part(part), state)
    case "hasPrefix", "hasSuffix", "starts", "startsWith":
      guard let argument = arguments.first else { return nil }
      return evaluate(argument.value, state, frame).flatMap { result -> [LinkResult] in
        guard case .text(let text) = result.value, part.edit == nil else {
          return truth(undecided(whole, .void, result.state, frame))
        }
        let test: LinkTest = name == "hasSuffix" ? .suffix(text) : .prefix(text)
        return truth(
          fork(result.state, LinkAtom(part, test), text: ExpressionText.text(whole)))
      }
    case "split", "components":
      return split(part, arguments, state, frame)
    case "dropFirst", "suffix", "replacingOccurrences", "replacing", "replacingCharacters",
      "dropLast", "prefix", "uppercased":
      changed.edit = ExpressionText.text(whole)
      if case .whole = part.part, name == "dropFirst" || name == "replacingOccurrences" {
        if let edit = rewrittenPrefix(name, arguments, state, frame) {
          changed.edit = edit
          var state = state
          state.conditions.assumesClaims = true
          return fixed(.part(changed), state)
        }
      }
      return fixed(.part(changed), state)
    case "map", "flatMap":
      return optionalMap(.part(part), arguments, whole, state, frame)
    case "contains", "localizedStandardContains":
      return contains(part, arguments, whole, state, frame)
    case "range", "wholeMatch", "firstMatch", "prefixMatch", "matches":
      return truth(undecided(whole, .void, state, frame))
    case "caseInsensitiveCompare", "compare": return nil
    default: return nil
    }
  }

  /// Whether an edit of the path leaves out its slashes or the one in front.
  private func dropsSlashes(
    _ name: String, _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> Bool {
    switch name {
    case "dropFirst": return arguments.isEmpty
    case "trimmingCharacters":
      return arguments.contains {
        ExpressionText.text($0.value).hasSuffix("(charactersIn: \"/\")")
      }
    case "replacingOccurrences":
      let texts = arguments.prefix(2).map { evaluate($0.value, state, frame).first?.value }
      return texts == [.text("/"), .text("")]
    default: return false
    }
  }

  /// What is left of a URL whose scheme is cut off, as an edit that `split` knows.
  private func rewrittenPrefix(
    _ name: String, _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> String? {
    let values = arguments.compactMap { evaluate($0.value, state, frame).first?.value }
    if name == "dropFirst", case .integer(let count)? = values.first {
      return claimedSchemes.contains { $0.count + 3 == count } ? LinkEdits.withoutScheme : nil
    }
    guard case .text(let old)? = values.first, case .text(let new)? = values.dropFirst().first,
      claimedSchemes.contains(where: { old == "\($0)://" || old == "\($0):" })
    else { return nil }
    return new.isEmpty ? LinkEdits.withoutScheme : LinkEdits.otherScheme
  }

  /// `path.split(separator: "/")`, `components(separatedBy: "/")`.
  private func split(
    _ part: LinkText, _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    guard let separator = arguments.first, case .string(let segments) = separator.value.kind,
      segments.plainText == "/"
    else { return nil }
    switch part.part {
    case .path where part.edit == nil:
      let list = separator.label == "separatedBy" ? LinkList(head: [.text("")]) : .segments
      return fixed(.list(list), state)
    case .whole where part.edit == LinkEdits.withoutScheme:
      let host = LinkText(.host)
      let fork = fork(state, LinkAtom(host, .present), text: "")
      return fork.yes.map {
        LinkResult(state: $0, value: .list(LinkList(head: [.part(host)])))
      } + fork.no.map { LinkResult(state: $0, value: .list(.segments)) }
    default: return nil
    }
  }

  // MARK: Lists

  private func callList(
    _ name: String, _ list: LinkList, _ arguments: [Argument], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    let first = arguments.first?.value
    let number = first.flatMap { evaluate($0, state, frame).first?.value }
    switch name {
    case "filter", "drop":
      guard let first, isSlashTest(first, state, frame) else { return nil }
      var changed = list
      changed.head.removeAll { $0 == .text("/") || $0 == .text("") }
      return fixed(.list(changed), state)
    case "dropFirst":
      if let first, case .closure = first.kind { return nil }
      guard case .integer(let count) = number ?? .integer(1) else { return nil }
      return fixed(.list(list.droppingFirst(count)), state)
    case "dropLast":
      guard case .integer(let count) = number ?? .integer(1) else { return nil }
      var changed = list
      changed.end += count
      return fixed(.list(changed), state)
    case "map", "compactMap":
      guard let first else { return nil }
      if let type = converter(first, frame) {
        var changed = list
        if type != "String" { changed.type = type }
        return fixed(.list(changed), state)
      }
      return fixed(.list(list), state)
    case "suffix", "prefix":
      guard case .integer(let count)? = number else { return nil }
      return name == "prefix" ? prefix(count, of: list, state) : suffix(count, of: list, state)
    case "starts", "elementsEqual":
      guard case .array(let elements)? = number else { return nil }
      let text = ExpressionText.text(whole)
      if name == "elementsEqual" {
        return truth(equate(list, elements, state, text: text))
      }
      let long = fork(state, list, ">=", elements.count)
      var fork = LinkFork(no: long.no)
      for state in long.yes {
        let start = LinkValue.array(elements.indices.map { element($0, of: list) })
        fork = fork + equate(start, .array(elements), state, text: text)
      }
      return truth(fork)
    case "contains":
      if case .integer(let place)? = number { return truth(fork(state, list, ">", place)) }
      return containsSegment(list, arguments, state, frame)
        ?? truth(undecided(whole, .void, state, frame))
    case "firstIndex", "index": return placeOfSegment(list, arguments, state, frame)
    case "first": return segment(list, where: arguments, whole, state, frame)
    case "allSatisfy", "joined", "reduce": return nil
    case "reversed", "removingAll": return nil
    default: return nil
    }
  }

  private func prefix(_ count: Int, of list: LinkList, _ state: LinkState) -> [LinkResult] {
    let fork = fork(state, list, ">=", count)
    return fork.yes.map { state in
      LinkResult(state: state, value: .array((0..<count).map { element($0, of: list) }))
    } + fork.no.map { LinkResult(state: $0, value: .list(list)) }
  }

  /// The last elements: those of the path, and before them what stands in front of it.
  private func suffix(_ count: Int, of list: LinkList, _ state: LinkState) -> [LinkResult] {
    let path = LinkList(start: list.start, end: list.end, type: list.type)
    let long = fork(state, path, ">=", count)
    var results = long.yes.map { state in
      let elements = (0..<count).reversed().map { element($0, of: path, fromEnd: true) }
      return LinkResult(state: state, value: .array(elements))
    }
    var rest = long.no
    for length in (0..<min(count, 4)).reversed() {
      let exact = rest.reduce(LinkFork()) { $0 + fork($1, path, "==", length) }
      rest = exact.no
      let elements = list.head.suffix(count - length) + (0..<length).map { element($0, of: path) }
      results += exact.yes.map { LinkResult(state: $0, value: .array(Array(elements))) }
    }
    return results
  }

  /// `{ $0 != "/" }`, `{ !$0.isEmpty }`.
  private func isSlashTest(_ expression: Expression, _ state: LinkState, _ frame: LinkFrame)
    -> Bool
  {
    guard case .closure(let closure) = expression.kind, closure.body.count == 1 else {
      return false
    }
    let text = ExpressionText.text(expression)
    return text.contains("!= \"/\"") || text.contains("isEmpty") || text.contains("!= \"\"")
      || text.contains("== \"/\"")
  }

  // MARK: Queries

  private func callQuery(
    _ name: String, _ arguments: [Argument], _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult]? {
    switch name {
    case "first", "filter", "last", "contains":
      guard let argument = arguments.first, case .closure(let closure) = argument.value.kind
      else { return nil }
      guard let key = queryKey(closure.body, state, frame) else {
        // Without some of them: the others are the link's still.
        return name == "filter" ? fixed(.queryItems, state) : nil
      }
      if name == "contains" {
        return truth(fork(state, LinkAtom(.query(key), .present), text: ""))
      }
      return fixed(name == "filter" ? .array([.queryItem(key)]) : .queryItem(key), state)
    case "filtered":
      guard let argument = arguments.first else { return nil }
      let results = evaluate(argument.value, state, frame)
      let found = results.compactMap { result in
        Self.predicateKey(result.value).map {
          LinkResult(state: result.state, value: .array([.queryItem($0)]))
        }
      }
      return found.count == results.count ? found : nil
    case "map", "compactMap", "reduce", "lazy": return fixed(.queryItems, state)
    default: return nil
    }
  }

  /// The name that a closure compares the item's with.
  private func queryKey(_ body: [Statement], _ state: LinkState, _ frame: LinkFrame) -> String? {
    var key: String?
    ExpressionNames.visit(body) { expression in
      guard case .binary("==", let left, let right) = expression.kind else { return }
      for (one, other) in [(left, right), (right, left)] {
        guard ExpressionText.text(one).contains(".name") else { continue }
        let value = evaluate(other, state, frame).first?.value
        if case .text(let text)? = value { key = key ?? text }
      }
    }
    return key
  }
}
