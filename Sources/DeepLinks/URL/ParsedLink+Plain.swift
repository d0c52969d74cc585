extension ParsedLink {
  /// Takes a plain URL apart without Foundation, an order of magnitude faster; `nil` if it is not
  /// plain.
  ///
  /// Plain is `scheme://host:port/path?query#fragment` in characters that need no encoding, with
  /// an ASCII host that needs no decoding.
  static func splittingPlain(_ text: String) -> ParsedLink? {
    var text = text
    return text.withUTF8 { split($0, text: String(decoding: $0, as: UTF8.self)) }
  }

  private static func split(_ bytes: UnsafeBufferPointer<UInt8>, text: String) -> ParsedLink? {
    var link = ParsedLink(text: text)
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0,
      colon + 3 < bytes.count, bytes[colon + 1] == slash, bytes[colon + 2] == slash,
      classes[Int(bytes[0])] & letter != 0,
      bytes[..<colon].allSatisfy({ classes[Int($0)] & schemeByte != 0 })
    else { return nil }
    link.scheme = String(decoding: bytes[..<colon], as: UTF8.self)

    var position = colon + 3
    let hostStart = position
    while position < bytes.count, classes[Int(bytes[position])] & hostByte != 0 { position += 1 }
    guard position > hostStart else { return nil }
    link.host = String(decoding: bytes[hostStart..<position], as: UTF8.self)

    if position < bytes.count, bytes[position] == UInt8(ascii: ":") {
      let start = position + 1
      position = start
      while position < bytes.count, classes[Int(bytes[position])] & digit != 0 { position += 1 }
      guard let port = Int(String(decoding: bytes[start..<position], as: UTF8.self)) else {
        return nil
      }
      link.port = port
    }

    let pathStart = position
    guard let pathEnd = scan(bytes, from: position, allowing: pathByte) else { return nil }
    position = pathEnd
    guard position == pathStart || bytes[pathStart] == slash,
      link.takePath(bytes[pathStart..<pathEnd])
    else { return nil }

    if position < bytes.count, bytes[position] == UInt8(ascii: "?") {
      guard let end = scan(bytes, from: position + 1, allowing: queryByte),
        link.takeQuery(bytes[(position + 1)..<end])
      else { return nil }
      position = end
    }
    if position < bytes.count, bytes[position] == UInt8(ascii: "#") {
      guard let end = scan(bytes, from: position + 1, allowing: queryByte) else { return nil }
      link.fragment = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
      position = end
    }
    return position == bytes.count ? link : nil
  }

  /// The end of a run of allowed bytes and valid percent escapes, `nil` at a broken escape.
  private static func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, allowing mask: UInt8
  ) -> Int? {
    var position = start
    while position < bytes.count {
      let byte = bytes[position]
      if byte == percent {
        guard position + 2 < bytes.count, bytes[position + 1].hexValue != nil,
          bytes[position + 2].hexValue != nil
        else { return nil }
        position += 3
      } else if classes[Int(byte)] & mask != 0 {
        position += 1
      } else {
        break
      }
    }
    return position
  }

  private mutating func takePath(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard !bytes.isEmpty else { return true }
    pathComponents.append("/")
    for part in bytes.split(separator: Self.slash) {
      // Foundation treats an encoded slash as a slash here and there: leave that to it.
      guard let component = Self.decoded(part), !component.utf8.contains(Self.slash) else {
        return false
      }
      pathComponents.append(component)
    }
    var trimmed = bytes
    // Foundation drops trailing slashes, but never the first.
    while trimmed.count > 1, trimmed.last == Self.slash { trimmed = trimmed.dropLast() }
    guard let decoded = Self.decoded(trimmed) else { return false }
    path = decoded
    return true
  }

  private mutating func takeQuery(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    query = String(decoding: bytes, as: UTF8.self)
    guard !bytes.isEmpty else { return true }
    for part in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      let equals = part.firstIndex(of: UInt8(ascii: "="))
      guard let name = Self.decoded(part[..<(equals ?? part.endIndex)]) else { return false }
      var item = QueryItem(name: name, value: nil)
      if let equals {
        guard let value = Self.decoded(part[(equals + 1)...]) else { return false }
        item.value = value
      }
      queryItems.append(item)
    }
    return true
  }

  /// The bytes percent-decoded, `nil` if that is not UTF-8.
  private static func decoded(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    guard bytes.contains(percent) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var position = bytes.startIndex
    while position < bytes.endIndex {
      if bytes[position] == percent, position + 2 < bytes.endIndex,
        let high = bytes[position + 1].hexValue, let low = bytes[position + 2].hexValue
      {
        result.append(high << 4 | low)
        position += 3
      } else {
        result.append(bytes[position])
        position += 1
      }
    }
    return String(validating: result, as: UTF8.self)
  }
}

// MARK: - Classes of bytes

extension ParsedLink {
  private static let slash = UInt8(ascii: "/")
  private static let percent = UInt8(ascii: "%")

  private static let letter: UInt8 = 1
  private static let digit: UInt8 = 2
  private static let schemeByte: UInt8 = 4
  private static let hostByte: UInt8 = 8
  private static let pathByte: UInt8 = 16
  private static let queryByte: UInt8 = 32

  /// What each byte may be part of.
  private static let classes: [UInt8] = {
    var classes = [UInt8](repeating: 0, count: 256)
    func add(_ bytes: some Sequence<UInt8>, _ mask: UInt8) {
      for byte in bytes { classes[Int(byte)] |= mask }
    }
    let letters =
      Array(UInt8(ascii: "a")...UInt8(ascii: "z")) + (UInt8(ascii: "A")...UInt8(ascii: "Z"))
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    add(letters, letter | schemeByte | hostByte | pathByte | queryByte)
    add(digits, digit | schemeByte | hostByte | pathByte | queryByte)
    add("+-.".utf8, schemeByte)
    add("-._~".utf8, hostByte)
    add("-._~!$&'()*+,;=:@/".utf8, pathByte | queryByte)
    add("?".utf8, queryByte)
    return classes
  }()
}
