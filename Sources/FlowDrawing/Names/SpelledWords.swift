/// Words that people write in a way of their own: `QR`, `iPad`, `URLs`.
enum SpelledWords {
  /// Acronyms, however a name writes them.
  private static let acronyms: Set<String> = [
    "2FA", "API", "CSV", "DNS", "FAQ", "GPS", "HTML", "HTTP", "ID", "IP", "JSON", "NFC", "OTP",
    "PDF", "QR", "RSS", "SMS", "SSO", "TOS", "TOTP", "TV", "UI", "URL", "USB", "UUID", "VPN", "XML",
  ]
  /// Words with capitals inside, where a name would be taken apart.
  private static let mixed = [
    "iCloud", "iMessage", "iOS", "iPad", "iPhone", "IPv4", "IPv6", "macOS", "OAuth", "tvOS",
    "visionOS", "watchOS",
  ]

  /// A word with a capital at its front, or as people write it.
  static func spelled(_ word: String) -> String {
    if mixed.contains(word) { return word }
    let upper = word.uppercased()
    if acronyms.contains(upper) { return upper }
    if upper.hasSuffix("S"), acronyms.contains(String(upper.dropLast())) {
      return upper.dropLast() + "s"
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }

  /// The word with capitals inside that letters begin with, in whatever case they are.
  static func prefix(of letters: ArraySlice<Character>) -> String? {
    guard let first = letters.first, "imotvw".contains(first.lowercased()) else { return nil }
    return mixed.first { word in
      letters.count >= word.count
        && zip(letters, word).allSatisfy { $0.lowercased() == $1.lowercased() }
        && (letters.dropFirst(word.count).first.map { !$0.isLowercase } ?? true)
    }
  }
}
