import Foundation
import TestSupport
import Testing

@testable import FlowViz

@Suite("The number of threads")
struct WorkerCountTests {
  @Test(
    "Samples' graphs are the same with any number",
    arguments: ["Classic", "Flawed", "Numbers", "Reading", "Shop"])
  func graphsAreTheSame(sample: String) throws {
    let project = try SwiftProject(paths: ["\(Repository.root)/samples/\(sample)"])
    let alone = project.flowGraph(ReadingOptions(jobs: 1))
    for jobs in [2, 3, 5] { #expect(project.flowGraph(ReadingOptions(jobs: jobs)) == alone) }
  }
}
