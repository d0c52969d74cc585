import Foundation

/// Looks for sources on which a stage crashes, does not end, or contradicts itself.
///
/// - `Fuzzer MINUTES [FIRST]` runs cases, from the number `FIRST` on, until the time is over. Cases run
///   in child processes, so that a crash costs one batch; its end status is 1 if a case failed.
/// - `Fuzzer case NUMBER` runs one, and prints the damaged sources.
/// - `Fuzzer batch FIRST COUNT` is what children are asked.
let words = Array(CommandLine.arguments.dropFirst())
let usage = "usage: Fuzzer MINUTES [FIRST] | case NUMBER"

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(64)
}

switch (words.first, words.dropFirst().compactMap { UInt64($0) }) {
case ("batch"?, let numbers) where numbers.count == 2:
  try FuzzBatch(first: numbers[0], count: numbers[1]).run()
case ("case"?, let numbers) where numbers.count == 1:
  let fuzzCase = FuzzCase(number: numbers[0], apps: try SampleApp.all())
  for path in fuzzCase.damaged {
    print("// \(path) of \(fuzzCase.name)\n\(fuzzCase.sources[path] ?? "")")
  }
  fflush(nil)
  try FuzzBatch(first: numbers[0], count: 1).run()
case (let minutes?, let numbers) where words.count == numbers.count + 1 && numbers.count < 2:
  guard let minutes = Double(minutes), minutes > 0 else { fail(usage) }
  exit(try FuzzCampaign(minutes: minutes, first: numbers.first ?? 1).run() ? 0 : 1)
default:
  fail(usage)
}
