/// The start of an element, its attributes not read yet.
package struct XMLElement: Hashable, Sendable {
  package let name: String
  /// Where its `<` stands, in bytes.
  package let offset: Int
  /// What stands between the name and the tag's end.
  private let source: ArraySlice<UInt8>

  init(name: String, offset: Int, source: ArraySlice<UInt8>) {
    self.name = name
    self.offset = offset
    self.source = source
  }

  /// The value of an attribute, entities decoded; `nil` if the element does not have it.
  ///
  /// O(*n*) in the length of the tag.
  package subscript(attribute: String) -> String? {
    var rest = source
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let name = rest[..<equals].filter { $0 > 0x20 }
      rest = rest[(equals + 1)...].drop { $0 <= 0x20 }
      guard let quote = rest.first, let start = rest.indices.first,
        let end = rest[(start + 1)...].firstIndex(of: quote)
      else { return nil }
      if name.elementsEqual(attribute.utf8) {
        return String(
          decoding: XMLEntities.decode(Array(rest[(start + 1)..<end])), as: UTF8.self)
      }
      rest = rest[(end + 1)...]
    }
    return nil
  }
}
