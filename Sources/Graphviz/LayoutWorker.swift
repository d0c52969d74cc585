#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The child's side of a layout in a process of its own: DOT in, picture out, messages or the error
/// as JSON on standard error.
///
/// Does without Foundation, which alone takes longer to load than a small graph to lay out.
package enum LayoutWorker {
  /// Reads a graph from one file descriptor and draws it to another.
  ///
  /// - Returns: The exit status: 0 for a picture, 2 for none.
  package static func run(
    format: String, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    errors: Int32 = STDERR_FILENO
  ) -> Int32 {
    do throws(GraphvizError) {
      guard let format = GraphvizFormat(rawValue: format) else {
        throw GraphvizError.renderingFailed(format: format, messages: ["no such format"])
      }
      let dot = String(decoding: try readAll(input), as: UTF8.self)
      let picture = try Graphviz.render(dot, as: format, isLast: true)
      try write(picture.bytes, to: output)
      try write(report(LayoutReport(messages: picture.messages)), to: errors)
      return 0
    } catch {
      try? write(report(LayoutReport(messages: [], error: error)), to: errors)
      return 2
    }
  }

  /// The report on a line of its own, whatever came before it.
  private static func report(_ report: LayoutReport) -> [UInt8] {
    Array("\n\(report.json)".utf8)
  }

  private static func readAll(_ descriptor: Int32) throws(GraphvizError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw .childFailed(reason: "the graph cannot be read: \(String(cString: strerror(errno)))")
      }
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) throws(GraphvizError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { putBytes(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw .childFailed(
          reason: "the picture cannot be written: \(String(cString: strerror(errno)))")
      }
    }
  }
}

/// The system's `write`, whose name is taken in the type above.
private func putBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
