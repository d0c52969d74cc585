import DeepLinks

extension ExpressionText {
  /// A refused test in words.
  static func words(refusing atom: LinkAtom) -> String {
    let part =
      switch atom.part {
      case .scheme: "scheme"
      case .host: "host"
      case .segment(let place): "pathComponents[\(place + 1)]"
      case .lastSegment(0): "lastPathComponent"
      case .lastSegment(let place): "pathComponents[count - \(place + 1)]"
      case .query(let key), .payload(let key): "query[\"\(key)\"]"
      case .path: "path"
      case .whole: "absoluteString"
      }
    return switch atom.test {
    case .equals(let text): "\(part) != \"\(text)\""
    case .oneOf(let texts), .rawValue(_, let texts):
      "![\(texts.joined(separator: ", "))].contains(\(part))"
    case .present: "\(part) == nil"
    case .converts(let type): "\(type)(\(part)) == nil"
    case .prefix(let text): "!\(part).hasPrefix(\"\(text)\")"
    case .suffix(let text): "!\(part).hasSuffix(\"\(text)\")"
    case .regex(let text): "\(part) !~ /\(text)/"
    }
  }
}
