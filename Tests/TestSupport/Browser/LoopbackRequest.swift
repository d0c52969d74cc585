import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One HTTP request to a port of this machine, over a plain socket.
///
/// `URLSession` on Linux does not read the header of ChromeDriver's replies.
struct LoopbackRequest {
  let port: UInt16
  let method: String
  let path: String
  let body: Data

  /// The reply's status and body; `nil` if the connection fails or breaks off.
  func send() -> (status: Int, body: Data)? {
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let connection = socket(AF_INET, kind, 0)
    guard connection >= 0 else { return nil }
    defer { close(connection) }
    // A driver that hangs must not hang the tests.
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(
      connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected, write(to: connection) else { return nil }
    return reply(from: connection)
  }

  private func write(to connection: Int32) -> Bool {
    let header = [
      "\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)",
      "Content-Type: application/json; charset=utf-8", "Content-Length: \(body.count)",
      "Connection: close", "", "",
    ]
    var rest = Array(header.joined(separator: "\r\n").utf8) + Array(body)
    while !rest.isEmpty {
      let written = Foundation.write(connection, rest, rest.count)
      guard written > 0 else { return false }
      rest.removeFirst(written)
    }
    return true
  }

  private func reply(from connection: Int32) -> (status: Int, body: Data)? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let whole = Self.parsed(bytes) { return whole }
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  /// The reply, once all of it is there.
  private static func parsed(_ bytes: [UInt8]) -> (status: Int, body: Data)? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let header = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
    guard let status = header.firstMatch(of: /^HTTP\/1\.1 (\d+)/).flatMap({ Int($0.1) }),
      let length = header.firstMatch(of: /content-length: *(\d+)/.ignoresCase())
        .flatMap({ Int($0.1) }), bytes.count >= end.upperBound + length
    else { return nil }
    return (status, Data(bytes[end.upperBound..<end.upperBound + length]))
  }
}
