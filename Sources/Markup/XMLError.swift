/// Why a text is no well-formed XML, and where.
package struct XMLError: Error, Hashable, CustomStringConvertible {
  package let description: String
  /// In bytes from the start.
  package let offset: Int

  package init(_ description: String, at offset: Int) {
    self.description = description
    self.offset = offset
  }
}
