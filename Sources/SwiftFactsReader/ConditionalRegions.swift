internal import Foundation
internal import SwiftFacts

/// Finds the branches of `#if` in the text of a file, without looking at what stands in them.
///
/// A directive is one that begins its line. In a literal of several lines that may be text; as the
/// branches then mostly do not fit together, nothing is said about such a file.
struct ConditionalRegions {
  private struct Open {
    var unmet: [String] = []
    var condition: String?
    var firstLine: Int
  }

  private let bytes: UnsafeBufferPointer<UInt8>

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The branches, outer ones after the inner ones.
  func read() -> [ConditionalRegion] {
    var regions: [ConditionalRegion] = []
    var open: [Open] = []
    var line = 1
    var counted = 0
    var place = 0
    while let sign = next(UInt8(ascii: "#"), from: place) {
      place = sign + 1
      guard let directive = directive(at: place), beginsLine(sign) else { continue }
      line += lineBreaks(from: counted, to: sign)
      counted = sign
      guard directive != .opening else {
        open.append(Open(condition: condition(after: place), firstLine: line + 1))
        continue
      }
      guard var last = open.popLast() else { return [] }
      regions.append(
        ConditionalRegion(
          unmet: last.unmet, condition: last.condition, firstLine: last.firstLine,
          lastLine: line - 1))
      guard directive != .closing else { continue }
      if let condition = last.condition { last.unmet.append(condition) }
      last.condition = directive == .other ? nil : condition(after: place)
      last.firstLine = line + 1
      open.append(last)
    }
    return open.isEmpty ? regions : []
  }

  private enum Directive {
    case opening
    case alternative
    case other
    case closing
  }

  private func directive(at place: Int) -> Directive? {
    func isAt(_ word: StaticString) -> Bool {
      let end = place + word.utf8CodeUnitCount
      guard end <= bytes.count, let base = bytes.baseAddress,
        memcmp(base + place, word.utf8Start, word.utf8CodeUnitCount) == 0
      else { return false }
      return end == bytes.count || !isWord(bytes[end])
    }
    if isAt("if") { return .opening }
    if isAt("elseif") { return .alternative }
    if isAt("else") { return .other }
    return isAt("endif") ? .closing : nil
  }

  private func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The text from the directive's word to the end of the line, without a comment.
  private func condition(after place: Int) -> String {
    let end = next(UInt8(ascii: "\n"), from: place) ?? bytes.count
    let text = String(decoding: bytes[place..<end], as: UTF8.self)
    let words = text.drop { $0.isLetter }
    let comment = words.range(of: "//")?.lowerBound ?? words.endIndex
    return words[..<comment].trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private func beginsLine(_ place: Int) -> Bool {
    var before = place
    while before > 0 {
      switch bytes[before - 1] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"): before -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
      default: return false
      }
    }
    return true
  }

  private func lineBreaks(from start: Int, to end: Int) -> Int {
    var count = 0
    var place = start
    while place < end {
      if bytes[place] == UInt8(ascii: "\n")
        || bytes[place] == UInt8(ascii: "\r")
          && (place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "\n"))
      {
        count += 1
      }
      place += 1
    }
    return count
  }

  private func next(_ byte: UInt8, from place: Int) -> Int? {
    guard place < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + place, Int32(byte), bytes.count - place)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }
}
