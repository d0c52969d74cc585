import Foundation

/// A measurement that prints what it measured.
///
/// Benchmarks are no tests: they assert nothing, because times depend on the machine. What is
/// required of them is a ratio within one run.
enum Benchmark: String, CaseIterable {
  case audit
  case drawing
  case links
  case reading
  case watching

  /// Measures, with the words that follow the name on the command line.
  func run(_ words: [String]) throws {
    switch self {
    case .audit: try AuditBenchmark.run(words)
    case .drawing: try DrawingBenchmark.run(words)
    case .links: try LinkBenchmark.run()
    case .reading: try ReadingBenchmark.run(words)
    case .watching: try WatchBenchmark.run(words)
    }
  }
}

let words = Array(CommandLine.arguments.dropFirst())
if let name = words.first {
  guard let benchmark = Benchmark(rawValue: name) else {
    let names = Benchmark.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(Data("error: '\(name)' is none of: \(names)\n".utf8))
    exit(64)
  }
  try benchmark.run(Array(words.dropFirst()))
} else {
  for benchmark in Benchmark.allCases { try benchmark.run([]) }
}
