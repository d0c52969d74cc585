import FlowModel
import Foundation

/// Reads claims from the manifest of a project generator, where the property list is not in the
/// tree because it is made of the manifest.
///
/// That is XcodeGen's `project.yml` and Tuist's `Project.swift`: in both the keys of the property
/// list stand as text, followed by a list of texts.
struct ManifestReader {
  enum Format: Hashable, Sendable {
    case yaml, swift
  }

  private let bytes: [UInt8]
  private let format: Format

  init(_ contents: Data, _ format: Format) {
    bytes = [UInt8](contents)
    self.format = format
  }

  /// The texts of every list that follows the key, each with its place.
  ///
  /// O(*n*) in the size of the file.
  func texts(after key: String) -> [PropertyListValue.Text] {
    var texts: [PropertyListValue.Text] = []
    let name = Array(key.utf8)
    var position = 0
    while let start = firstRange(of: name, from: position) {
      position = start + name.count
      if position < bytes.count, bytes[position] == UInt8(ascii: "\"") { position += 1 }
      let colon = skipBlanks(position, lines: false)
      guard colon < bytes.count, bytes[colon] == UInt8(ascii: ":"), !isComment(start) else {
        continue
      }
      let value = skipBlanks(colon + 1, lines: true)
      let isDash = value < bytes.count && bytes[value] == UInt8(ascii: "-")
      let (found, end) =
        switch format {
        case .swift: literals(value)
        case .yaml: isDash ? dashes(value) : flow(value)
        }
      texts += found
      position = max(position, end)
    }
    return texts
  }

  /// `["a"]`, `.array(["a"])` or `[.string("a")]`: the literals up to the end of the outermost
  /// bracket.
  private func literals(_ start: Int) -> ([PropertyListValue.Text], end: Int) {
    var texts: [PropertyListValue.Text] = []
    var depth = 0
    var position = start
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        let inside = position + 1
        guard let end = bytes[inside...].firstIndex(of: UInt8(ascii: "\"")) else {
          return (texts, bytes.count)
        }
        texts.append(text(inside..<end))
        position = end
      case UInt8(ascii: ",") where depth == 0: return (texts, position)
      default: break
      }
      position += 1
      if depth < 0 { break }
    }
    return (texts, position)
  }

  /// `[a, "b"]` on one or several lines.
  private func flow(_ start: Int) -> ([PropertyListValue.Text], end: Int) {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "["),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "]"))
    else { return ([], start) }
    var texts: [PropertyListValue.Text] = []
    for part in bytes[(start + 1)..<end].split(separator: UInt8(ascii: ",")) {
      texts.append(text(part.startIndex..<part.endIndex))
    }
    return (texts.filter { !$0.value.isEmpty }, end)
  }

  /// `- a` on lines of their own.
  private func dashes(_ start: Int) -> ([PropertyListValue.Text], end: Int) {
    var texts: [PropertyListValue.Text] = []
    var position = start
    while position < bytes.count, bytes[position] == UInt8(ascii: "-") {
      let inside = skipBlanks(position + 1, lines: false)
      let end = bytes[inside...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = bytes[inside..<end]
      // A comment starts with a blank and a hash.
      let comment = line.indices.first {
        line[$0] == UInt8(ascii: "#") && $0 > inside && line[$0 - 1] == UInt8(ascii: " ")
      }
      texts.append(text(inside..<(comment ?? end)))
      position = skipBlanks(end, lines: true)
    }
    return (texts, position)
  }

  /// The text without blanks and quotes around it.
  private func text(_ range: Range<Int>) -> PropertyListValue.Text {
    var range = range
    let around = " \t\r\n\"'".utf8
    while let first = bytes[range].first, around.contains(first) { range = range.dropFirst() }
    while let last = bytes[range].last, around.contains(last) { range = range.dropLast() }
    return PropertyListValue.Text(
      value: String(decoding: bytes[range], as: UTF8.self), offset: range.lowerBound)
  }

  private func skipBlanks(_ start: Int, lines: Bool) -> Int {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x09 || (lines && (byte == 0x0A || byte == 0x0D)) else { break }
      position += 1
    }
    return position
  }

  /// Whether the line begins with a comment.
  private func isComment(_ position: Int) -> Bool {
    let start = bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let line = bytes[start..<position].drop { $0 == 0x20 || $0 == 0x09 }
    return line.first == UInt8(ascii: "#") || line.starts(with: "//".utf8)
  }

  private func firstRange(of name: [UInt8], from start: Int) -> Int? {
    guard let first = name.first, start < bytes.count else { return nil }
    var position = start
    while let hit = bytes[position...].firstIndex(of: first) {
      if bytes[hit...].starts(with: name) { return hit }
      position = hit + 1
    }
    return nil
  }
}

extension Range<Int> {
  fileprivate func dropFirst() -> Range<Int> { Swift.min(lowerBound + 1, upperBound)..<upperBound }
  fileprivate func dropLast() -> Range<Int> { lowerBound..<Swift.max(lowerBound, upperBound - 1) }
}
