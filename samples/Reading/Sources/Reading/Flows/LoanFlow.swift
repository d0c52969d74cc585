import Foundation
import Observation

/// Borrowing a book: the terms, then for how long.
@MainActor
@Observable
final class LoanFlow: ChildFlow {
  enum Stage: Hashable {
    case terms
    case period
  }

  enum Outcome: Hashable {
    case borrowed(weeks: Int)
    case declined
  }

  let id: UUID
  let book: Book.ID
  private(set) var stage: Stage = .terms

  @ObservationIgnored private var completion: ((Outcome) -> Void)?

  init(id: UUID, book: Book.ID, completion: @escaping (Outcome) -> Void) {
    self.id = id
    self.book = book
    self.completion = completion
  }

  var step: ReadingStep { .loan(book) }

  func accept() {
    stage = .period
  }

  func decline() {
    finish(.declined)
  }

  func borrow(weeks: Int) {
    finish(.borrowed(weeks: weeks))
  }

  func abandon() {
    completion = nil
  }

  private func finish(_ outcome: Outcome) {
    guard let completion else { return }
    self.completion = nil
    completion(outcome)
  }
}
