/// How wide a text is in Helvetica, whose metrics Arial and Liberation Sans share.
///
/// Boxes get a tenth more than this, so that another reader's font does not overflow.
enum TextWidth {
  /// The width in points.
  static func of(_ text: String, size: Double, bold: Bool = false) -> Double {
    let widths = bold ? Self.bold : Self.regular
    var thousandths = 0
    for scalar in text.unicodeScalars {
      thousandths += width(scalar, widths)
    }
    return Double(thousandths) * size / 1000
  }

  private static func width(_ scalar: Unicode.Scalar, _ widths: [Int]) -> Int {
    switch scalar.value {
    case 32..<127: widths[Int(scalar.value) - 32]
    case 0x300..<0x370, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F: 0
    case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF00..<0xFF61: 1000
    case 0x1F000...: 1250
    default: 620
    }
  }

  // The advance widths of the characters from space to tilde, in thousandths of the size.
  private static let regular = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]
  private static let bold = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
  ]
}
