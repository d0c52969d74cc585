/// Rows of words in columns, the first one to the left and the others to the right.
struct TextTable {
  var rows: [[String]]

  init(_ header: [String]) { rows = [header] }

  mutating func add(_ row: [String]) { rows.append(row) }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, word in
        let space = String(repeating: " ", count: widths[column] - word.count)
        return column == 0 ? word + space : space + word
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

extension Double {
  /// With so many digits behind the point.
  func rounded(_ digits: Int) -> String {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    let whole = Int((self * factor).rounded())
    guard digits > 0 else { return "\(whole)" }
    let text = String(abs(whole))
    let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
    return (whole < 0 ? "-" : "") + padded.dropLast(digits) + "." + padded.suffix(digits)
  }
}
