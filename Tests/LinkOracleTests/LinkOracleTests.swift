import FlowViz
import Foundation
import TestSupport
import Testing

/// The static answer about a link against what the sample's code really does with it.
@Suite("The oracle", .serialized)
struct LinkOracleTests {
  private static let count = 2_200

  @Test func shop() throws { try compare("Shop", ShopAnswer.self) }

  @Test func numbers() throws { try compare("Numbers", NumbersAnswer.self) }

  @Test func reading() throws { try compare("Reading", ReadingAnswer.self) }

  private func compare<Answer: OracleAnswer>(_ sample: String, _ type: Answer.Type) throws {
    let folder = "\(Repository.root)/samples/\(sample)"
    let graph = try SwiftProject(paths: [folder]).flowGraph()
    var generator = LinkGenerator(seed: 20)
    let urls = generator.urls(Self.count, for: graph, sources: try sources(below: folder))
    let answers = try OracleProgram(sample: sample).answers(urls, as: type)
    try #require(answers.map(\.url) == urls)
    let resolver = LinkResolver(graph)
    var landed = 0
    var unknown = 0
    for answer in answers {
      let matches = resolver.resolve(answer.url).matches
      if matches.contains(where: { $0.predicate != nil }) {
        unknown += 1
        continue
      }
      let landings = (matches.first?.link.landings ?? []).map { OracleLanding($0, in: graph) }
      if !landings.isEmpty { landed += 1 }
      #expect(
        answer.agrees(with: landings),
        "\(answer.url): \(answer), but \(matches.first?.link.pattern ?? "no pattern"): \(landings)")
    }
    #expect(unknown * 20 <= urls.count)
    // Enough of the URLs have to lead somewhere for the comparison to say anything.
    #expect(landed * 10 >= urls.count, "\(landed) of \(urls.count)")
  }

  private func sources(below folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: "\(folder)/Sources")
    let paths = (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
    return try paths.sorted().map {
      String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/Sources/\($0)")),
        as: UTF8.self)
    }
  }
}
