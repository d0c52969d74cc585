import Foundation
import Testing

@testable import Reading

@MainActor
struct ReadingFlowTests {
  private let library = Library()
  private let flow: ReadingFlow

  init() {
    flow = ReadingFlow(library: library)
  }

  private func startAnnotation() throws -> AnnotationFlow {
    flow.showBook("harbour")
    flow.startAnnotation(of: 1, in: "harbour")
    return try #require(flow.children.values.first as? AnnotationFlow)
  }

  @Test func startingAChildStoresAndPushesItTogether() throws {
    let child = try startAnnotation()
    #expect(flow.path == [.book("harbour"), .annotation(child.id)])
    #expect(flow.annotation(child.id) === child)
  }

  @Test func finishThenBack() throws {
    let child = try startAnnotation()
    let before = flow.path
    child.choose(passage: 2)
    child.save("Remember this.")
    #expect(flow.path == [.book("harbour")])
    flow.reconcile(to: before)
    flow.reconcile(to: [.book("harbour")])
    #expect(flow.path == [.book("harbour")])
    #expect(flow.children.isEmpty)
    #expect(library.notes.count == 1)
  }

  @Test func backThenFinish() throws {
    let child = try startAnnotation()
    child.choose(passage: 2)
    flow.reconcile(to: [.book("harbour")])
    #expect(flow.children.isEmpty)
    child.save("Too late.")
    #expect(flow.path == [.book("harbour")])
    #expect(library.notes.isEmpty)
  }

  @Test func finishingTwiceDoesNothing() throws {
    let child = try startAnnotation()
    child.cancel()
    flow.startAnnotation(of: 2, in: "harbour")
    child.cancel()
    #expect(flow.path.count == 2)
    #expect(flow.children.count == 1)
  }

  @Test func aBuriedChildCutsThePathAtItsOwnRoute() throws {
    let child = try startAnnotation()
    flow.showBook("letters")
    flow.startLoan(of: "letters")
    child.cancel()
    #expect(flow.path == [.book("harbour")])
    #expect(flow.children.isEmpty)
  }

  @Test func onlyABeginningOfThePathIsAccepted() throws {
    _ = try startAnnotation()
    let path = flow.path
    flow.reconcile(to: [.book("meadow")])
    flow.reconcile(to: path + [.book("meadow")])
    #expect(flow.path == path)
  }

  @Test func borrowingLeadsToTheFirstChapter() throws {
    flow.showBook("letters")
    flow.startLoan(of: "letters")
    let child = try #require(flow.children.values.first as? LoanFlow)
    child.accept()
    child.borrow(weeks: 2)
    #expect(flow.path == [.book("letters"), .chapter("letters", 1)])
    #expect(library.canRead("letters"))
  }

  @Test func restoresWhatItWroteDown() throws {
    _ = try startAnnotation()
    let steps = flow.steps
    let other = ReadingFlow(library: library)
    #expect(other.restore(steps))
    #expect(other.steps == steps)
    #expect(other.children.count == 1)
  }
}
