/// Conditions of `#if`, as a reader would write them.
enum ConditionText {
  /// Both conditions, the outer one first.
  static func joined(_ outer: String?, _ inner: String) -> String {
    guard let outer else { return inner }
    return [outer, inner].map { $0.contains("||") ? "(\($0))" : $0 }.joined(separator: " && ")
  }

  static func negated(_ condition: String) -> String {
    let isSimple = condition.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
        || Character(UnicodeScalar(byte)).isNumber
    }
    return isSimple ? "!\(condition)" : "!(\(condition))"
  }
}
