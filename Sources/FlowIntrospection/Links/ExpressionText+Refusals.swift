import DeepLinks

extension ExpressionText {
  /// A refused test in words.
  static func words(refusing atom: LinkAtom) -> String {
    if let question = atom.question { return question.opposite.text }
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
      case .fileExtension: "pathExtension"
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

extension LinkAtom {
  /// The test as a question that a URL answers; `nil` if there are no words for it.
  var question: LinkPartQuestion? {
    guard let part = part.inWords else { return nil }
    let asked: LinkPartQuestion.Test
    switch test {
    case .equals(let text): asked = .isOne(of: [text])
    case .oneOf(let texts), .rawValue(_, let texts): asked = .isOne(of: texts)
    case .prefix(let text): asked = .begins(with: text)
    case .suffix(let text): asked = .ends(with: text)
    case .present, .converts, .regex: return nil
    }
    return LinkPartQuestion(part, asked, foldsCase: folds)
  }
}

extension LinkPart {
  /// The part that a question can ask for.
  var inWords: LinkPartQuestion.Part? {
    switch self {
    case .scheme: .scheme
    case .host: .host
    case .segment(let place): .segment(place)
    case .lastSegment(let place): .lastSegment(place)
    case .query(let key): .item(key)
    case .path: .path
    case .whole: .address
    case .fileExtension: .fileExtension
    case .payload: nil
    }
  }
}
