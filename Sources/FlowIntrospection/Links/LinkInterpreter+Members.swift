import SwiftFacts

extension LinkInterpreter {
  /// `value.name`.
  func member(
    _ name: String, of value: LinkValue, _ expression: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult] {
    if value == .link, name == "webpageURL", state.conditions.isOfIntent {
      return fixed(.none, state)
    }
    if let value = plainMember(name, of: value) {
      var state = state
      if case .part(let part) = value { state.conditions.reading(part.part) }
      return fixed(value, state)
    }
    let text = ExpressionText.text(expression)
    switch value {
    case .none: return fixed(.none, state)
    case .link where name == "isFileURL":
      return truth(fork(state, LinkAtom(.scheme, .equals("file")), text: text))
    case .list(let list):
      switch name {
      case "isEmpty": return truth(fork(state, list, "==", 0))
      case "first": return optionalElement(0, fromEnd: false, of: list, state)
      case "last": return optionalElement(0, fromEnd: true, of: list, state)
      default: break
      }
    case .part(let part) where name == "isEmpty":
      return truth(equate(value, .text(""), state, text: text, part))
    case .array(let elements):
      switch name {
      case "isEmpty": return fixed(.boolean(elements.isEmpty), state)
      case "count": return fixed(.integer(elements.count), state)
      case "first": return fixed(elements.first ?? .none, state)
      case "last": return fixed(elements.last ?? .none, state)
      case "lazy", "indices": return fixed(value, state)
      default: break
      }
    case .open(.metatype(let type), _, _):
      if let results = staticMember(name, of: type, expression, state, frame) { return results }
      return fallBack(expression, state, frame, expected: nil)
    case .enumCase(let id, let known, _) where name == "rawValue":
      if let raw = rawValue(of: id, known) { return fixed(.text(raw), state) }
    default: break
    }
    return declaredMember(name, of: value, expression, state, frame)
  }

  private func equate(
    _ value: LinkValue, _ empty: LinkValue, _ state: LinkState, text: String, _ part: LinkText
  ) -> LinkFork {
    if case .path = part.part {
      // A path without segments is empty or `/`.
      return fork(state, .segments, "==", 0)
    }
    return equate(value, empty, state, text: text)
  }

  /// A member of a type that the tree declares or extends.
  private func declaredMember(
    _ name: String, of value: LinkValue, _ expression: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult] {
    if let type = openType(of: value)?.unwrapped,
      let property = evaluator.property(named: name, of: type)
    {
      return read(property, of: value, type, expression, state, frame)
    }
    guard value.isOfLink || value.isMeaning else {
      return fallBack(expression, state, frame, expected: nil)
    }
    if let type = openType(of: value)?.unwrapped, type.name == "Tuple",
      case .open(_, let text, let isOfLink) = value,
      let number = type.labels.firstIndex(of: name)
    {
      return fixed(
        .open(.some(type.arguments[number]), text: "\(text).\(name)", isOfLink: isOfLink), state)
    }
    let text = ExpressionText.text(expression)
    return fixed(.open(.unknown, text: text, isOfLink: value.isOfLink), state)
  }

  /// Members that need no decision.
  func plainMember(_ name: String, of value: LinkValue) -> LinkValue? {
    switch value {
    case .link: return linkMember(name)
    case .part(let part) where part.part.isCarrier: return plainMember(name, of: .payload)
    case .payload:
      if LinkPart.payload(name).isCarrier { return .part(LinkText(.payload(name))) }
      if name == "intent" { return .part(LinkText(.intent)) }
      switch name {
      case "urlContexts", "userActivities": return .link
      case "notification", "request", "content", "userInfo", "shortcutItem", "object":
        return .payload
      case "actionIdentifier", "categoryIdentifier", "type", "activityType", "identifier",
        "targetContentIdentifier", "localizedTitle":
        return .part(LinkText(.payload(name)))
      case "webpageURL", "url": return .link
      default: return nil
      }
    case .part(let part):
      switch name {
      case "description", "absoluteString", "removingPercentEncoding", "rawValue", "stringValue":
        return .part(part)
      case "absoluteURL", "url": return part.part == .whole ? .link : nil
      default: return nil
      }
    case .list(let list):
      switch name {
      case "count", "endIndex": return .count(list)
      case "lazy", "indices": return value
      default: return nil
      }
    case .queryItems where name == "lazy": return value
    case .queryItem(let key):
      return name == "value" ? .part(LinkText(.query(key))) : name == "name" ? .text(key) : nil
    case .converted(let part, let type):
      return ["uuidString", "description"].contains(name) && type == "UUID" ? .part(part) : nil
    case .rawCase(let part, _): return name == "rawValue" ? .part(part) : nil
    case .tuple(let fields):
      if let field = fields.first(where: { $0.name == name }) { return field.value }
      return Int(name).flatMap { $0 < fields.count ? fields[$0].value : nil }
    case .instance(_, let fields): return fields.first { $0.name == name }?.value
    case .text(let text):
      switch name {
      case "isEmpty": return .boolean(text.isEmpty)
      case "count": return .integer(text.count)
      default: return nil
      }
    default: return nil
    }
  }

  private func linkMember(_ name: String) -> LinkValue? {
    switch name {
    case "scheme": .part(LinkText(.scheme))
    case "host": .part(LinkText(.host))
    case "path", "relativePath", "percentEncodedPath": .part(LinkText(.path))
    case "pathComponents": .list(.components)
    case "lastPathComponent": .part(LinkText(.lastSegment(0)))
    case "pathExtension": .part(LinkText(.fileExtension))
    case "absoluteString", "relativeString", "string", "stringValue", "description":
      .part(LinkText(.whole))
    case "queryItems", "percentEncodedQueryItems": .queryItems
    case "url", "absoluteURL", "standardized", "webpageURL", "urlContexts", "first",
      "userActivities", "standardizedFileURL":
      .link
    case "activityType": .part(LinkText(.payload("activityType")))
    case "userInfo": .payload
    case "interaction": .part(LinkText(.payload("interaction")))
    case "fragment", "query":
      .open(.some(ResolvedType(name: "String")), text: "url.\(name)", isOfLink: true)
    default: nil
    }
  }

  // MARK: Elements

  /// An element that may be missing.
  private func optionalElement(
    _ number: Int, fromEnd: Bool, of list: LinkList, _ state: LinkState
  ) -> [LinkResult] {
    if fromEnd {
      // Behind what stands in front of the path, the path's last segment, if it has any.
      let first = element(number, of: list, fromEnd: true)
      if list.head.isEmpty, list.start == 0 { return fixed(first, state) }
      let rest = LinkList(start: list.start, end: list.end)
      let fork = fork(state, rest, ">", number)
      let other = list.head.last ?? .none
      return fork.yes.map { LinkResult(state: $0, value: first) }
        + fork.no.map { LinkResult(state: $0, value: other) }
    }
    if list.isRaw {
      return fixed(.text("/"), state)
    }
    if list.end == 0 { return fixed(element(number, of: list), state) }
    let fork = fork(state, list, ">", number)
    return fork.yes.map { LinkResult(state: $0, value: element(number, of: list)) }
      + fork.no.map { LinkResult(state: $0, value: .none) }
  }

  /// The list's element at a place.
  func element(_ number: Int, of list: LinkList, fromEnd: Bool = false) -> LinkValue {
    if !fromEnd, number < list.head.count { return list.head[number] }
    let part: LinkPart =
      fromEnd
      ? .lastSegment(number + list.end) : .segment(number - list.head.count + list.start)
    let text = LinkText(part)
    return list.type.map { .converted(text, type: $0) } ?? .part(text)
  }

  /// Some element of what a loop goes through.
  func element(of value: LinkValue, text: String) -> LinkValue {
    if case .link = value { return .link }
    let type = openType(of: value)
    let element = type?.element ?? type?.unwrapped.element
    return .open(
      element.map { .some($0) } ?? .unknown, text: "each of \(text)", isOfLink: value.isOfLink)
  }

  // MARK: Subscripts

  func subscripted(
    _ base: Expression, _ arguments: [Argument], _ whole: Expression, _ state: LinkState,
    _ frame: LinkFrame
  ) -> [LinkResult] {
    let parts = [(base, nil)] + arguments.map { ($0.value, ResolvedType?.none) }
    return product(parts, state, frame).flatMap { made -> [LinkResult] in
      guard made.values.count >= 2 else { return fallBack(whole, made.state, frame, expected: nil) }
      return subscripted(made.values[0], made.values[1], arguments, whole, made.state, frame)
    }
  }

  private func subscripted(
    _ base: LinkValue, _ key: LinkValue, _ arguments: [Argument], _ whole: Expression,
    _ state: LinkState, _ frame: LinkFrame
  ) -> [LinkResult] {
    let isSafe = arguments.first?.label != nil
    switch (base, key) {
    case (.none, _): return fixed(.none, state)
    case (.list(let list), .integer(let number)):
      if isSafe {
        let fork = fork(state, list, ">", number)
        return fork.yes.map { LinkResult(state: $0, value: element(number, of: list)) }
          + fork.no.map { LinkResult(state: $0, value: .none) }
      }
      return fork(state, list, ">", number).yes.map {
        LinkResult(state: $0, value: element(number, of: list))
      }
    case (.list, .place):
      return fixed(
        .open(
          .some(ResolvedType(name: "String")), text: ExpressionText.text(whole), isOfLink: true),
        state)
    case (.array(let elements), .integer(let number)):
      return fixed(elements.indices.contains(number) ? elements[number] : .none, state)
    case (.payload, .text(let key)): return read(.payload(key), state)
    case (.payload, _):
      let key = arguments.map { ExpressionText.text($0.value) }.joined()
      let isLink = key.hasSuffix(".url") || key.hasSuffix("serActivity")
      var state = state
      if key.hasSuffix("emoteNotification") || key.hasSuffix("shortcutItem") {
        state.conditions.comesAsPayload = true
      }
      return fixed(isLink ? .link : .payload, state)
    case (.queryItems, .text(let key)): return read(.query(key), state)
    case (.dictionary(let entries), .open(_, let text, _))
    where entries.contains { entry in
      entry.key.isOpen(text)
    }:
      return fixed(entries.first { $0.key.isOpen(text) }?.value ?? .none, state)
    case (.dictionary(let entries), .text(let key))
    where entries.contains { entry in
      entry.key == .queryItems
    } && !entries.contains { $0.key == .text(key) }:
      return read(.query(key), state)
    case (.dictionary(let entries), let key):
      var results: [LinkResult] = []
      var rest = [state]
      for entry in entries {
        var next: [LinkState] = []
        for state in rest {
          note(current?.position ?? whole.position, frame)
          let fork = equate(key, entry.key, state, text: ExpressionText.text(whole))
          results += fork.yes.map { LinkResult(state: $0, value: entry.value) }
          next += fork.no
        }
        rest = next
      }
      return results + rest.map { LinkResult(state: $0, value: .none) }
    default:
      if base.isOfLink || key.isOfLink {
        let text = ExpressionText.text(whole)
        return fixed(.open(.unknown, text: text, isOfLink: true), state)
      }
      return fallBack(whole, state, frame, expected: nil)
    }
  }

  private func read(_ part: LinkPart, _ state: LinkState) -> [LinkResult] {
    var state = state
    state.conditions.reading(part)
    return fixed(.part(LinkText(part)), state)
  }
}

extension LinkValue {
  /// Whether it is an open value of this text.
  fileprivate func isOpen(_ text: String) -> Bool {
    if case .open(_, text, _) = self { true } else { false }
  }
}
