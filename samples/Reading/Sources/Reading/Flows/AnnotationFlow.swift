import Foundation
import Observation

/// Choosing a passage of a chapter, and writing a note on it.
@MainActor
@Observable
final class AnnotationFlow: ChildFlow {
  enum Stage: Hashable {
    case choosing
    case writing(passage: Int)
  }

  enum Outcome: Hashable {
    case saved(Note)
    case cancelled
  }

  let id: UUID
  let book: Book.ID
  let chapter: Int
  private(set) var stage: Stage = .choosing

  @ObservationIgnored private var completion: ((Outcome) -> Void)?

  init(id: UUID, book: Book.ID, chapter: Int, completion: @escaping (Outcome) -> Void) {
    self.id = id
    self.book = book
    self.chapter = chapter
    self.completion = completion
  }

  var step: ReadingStep { .annotation(book, chapter) }

  func choose(passage: Int) {
    stage = .writing(passage: passage)
  }

  func chooseAgain() {
    stage = .choosing
  }

  func save(_ text: String) {
    guard case .writing(let passage) = stage else { return }
    finish(.saved(Note(book: book, chapter: chapter, passage: passage, text: text)))
  }

  func cancel() {
    finish(.cancelled)
  }

  func abandon() {
    completion = nil
  }

  /// Clears the completion before the call, so that a second finish does nothing.
  private func finish(_ outcome: Outcome) {
    guard let completion else { return }
    self.completion = nil
    completion(outcome)
  }
}
