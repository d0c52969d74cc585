import Foundation

/// A value of a property list, as far as claims need it.
indirect enum PropertyListValue: Hashable, Sendable {
  /// Keys in the order of the file.
  case dictionary([Entry])
  case array([PropertyListValue])
  /// A text and where it starts in an XML file, in bytes.
  case string(String, offset: Int?)
  /// A number, date, truth value or data.
  case other

  struct Entry: Hashable, Sendable {
    var key: String
    var value: PropertyListValue
  }

  /// A text with its place.
  struct Text: Hashable, Sendable {
    var value: String
    var offset: Int?
  }

  /// The value of a dictionary's key, the last if there are several.
  subscript(key: String) -> PropertyListValue? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  /// The elements of an array, none of anything else.
  var elements: [PropertyListValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The texts of an array, or the value itself if it is a text.
  var texts: [Text] {
    switch self {
    case .string(let value, let offset): [Text(value: value, offset: offset)]
    case .array(let elements):
      elements.compactMap { element in
        if case .string(let value, let offset) = element {
          Text(value: value, offset: offset)
        } else {
          nil
        }
      }
    case .dictionary, .other: []
    }
  }
}

/// Why a property list cannot be read.
struct PropertyListError: Error, Hashable, CustomStringConvertible {
  let description: String
  /// Where, in bytes of an XML file.
  var offset: Int?

  /// How deep values may nest.
  ///
  /// The system's own files nest less than ten deep; a hostile file must not exhaust the stack.
  static let depthLimit = 128

  static let tooDeep = PropertyListError(
    description: "its values nest more than \(depthLimit) deep")
}

extension PropertyListValue {
  /// Reads an XML or a binary property list.
  ///
  /// Not by `PropertyListSerialization`: that one keeps no places, writes to standard error and, on
  /// Linux, can crash on a damaged binary file. O(*n*) in the size of the file.
  init(reading contents: Data) throws(PropertyListError) {
    let bytes = [UInt8](contents)
    if bytes.starts(with: "bplist0".utf8) {
      self = try BinaryPropertyListReader(bytes).root()
    } else {
      var reader = XMLPropertyListReader(bytes)
      self = try reader.root()
    }
  }
}
