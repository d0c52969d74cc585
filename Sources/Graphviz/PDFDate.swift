/// The date that a PDF carries, which would make two pictures of one graph differ.
enum PDFDate {
  private static let marks = ["/CreationDate (D:", "/ModDate (D:"]

  /// Puts a fixed date in place of each; the file's length and its offsets stay.
  ///
  /// Streams are compressed, so that the marks stand in the file's description only. O(*n*).
  static func remove(from bytes: inout [UInt8]) {
    for mark in marks.map({ Array($0.utf8) }) {
      var start = 0
      while let position = bytes[start...].firstRange(of: mark)?.upperBound {
        let fixed = Array("20000101000000".utf8)
        for offset in fixed.indices where position + offset < bytes.count {
          guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position + offset]) else {
            break
          }
          bytes[position + offset] = fixed[offset]
        }
        start = position
      }
    }
  }
}
