import Foundation
import Observation

/// Owns the path and the child flows whose routes lie on it; both change together or not at all.
@MainActor
@Observable
final class ReadingFlow {
  private(set) var path: [ReadingRoute] = []
  private(set) var modal: ReadingModal?
  private(set) var children: [UUID: any ChildFlow] = [:]

  private let library: Library

  init(library: Library) {
    self.library = library
  }

  // MARK: Moving

  func showBook(_ id: Book.ID) {
    path.append(.book(id))
  }

  func showChapter(_ number: Int, of id: Book.ID) {
    path.append(.chapter(id, number))
  }

  func showSearch() {
    modal = .search("")
  }

  func closeModal() {
    modal = nil
  }

  func openResult(_ id: Book.ID) {
    closeModal()
    showBook(id)
  }

  // MARK: Child flows

  func annotation(_ id: UUID) -> AnnotationFlow? {
    children[id] as? AnnotationFlow
  }

  func loan(_ id: UUID) -> LoanFlow? {
    children[id] as? LoanFlow
  }

  func startAnnotation(of chapter: Int, in book: Book.ID) {
    let id = UUID()
    children[id] = AnnotationFlow(id: id, book: book, chapter: chapter) { [weak self] outcome in
      self?.annotation(id, didFinishWith: outcome)
    }
    path.append(.annotation(id))
  }

  private func annotation(_ id: UUID, didFinishWith outcome: AnnotationFlow.Outcome) {
    guard end(id, at: .annotation(id)) else { return }
    if case .saved(let note) = outcome {
      library.add(note)
    }
  }

  func startLoan(of book: Book.ID) {
    let id = UUID()
    children[id] = LoanFlow(id: id, book: book) { [weak self] outcome in
      self?.loan(id, of: book, didFinishWith: outcome)
    }
    path.append(.loan(id))
  }

  private func loan(_ id: UUID, of book: Book.ID, didFinishWith outcome: LoanFlow.Outcome) {
    guard end(id, at: .loan(id)) else { return }
    if case .borrowed = outcome {
      library.borrow(book)
      showChapter(1, of: book)
    }
  }

  /// Cuts the path at the child's own route, wherever that lies, if the child is still active.
  private func end(_ id: UUID, at route: ReadingRoute) -> Bool {
    guard children.removeValue(forKey: id) != nil else { return false }
    if let index = path.firstIndex(of: route) {
      path.removeSubrange(index...)
      releaseHiddenChildren()
    }
    return true
  }

  private func releaseHiddenChildren() {
    let shown = Set(path.compactMap(\.childID))
    for id in children.keys where !shown.contains(id) {
      children.removeValue(forKey: id)?.abandon()
    }
  }

  // MARK: The user's door

  /// Takes over what the back gesture left; anything but a beginning of the path is refused.
  func reconcile(to remaining: [ReadingRoute]) {
    guard path.starts(with: remaining) else { return }
    path = remaining
    releaseHiddenChildren()
  }

  // MARK: The outside's door

  /// Opens a link, if the library knows what it names and the reader may see it.
  @discardableResult
  func open(_ url: URL) -> Bool {
    guard let link = ReadingLink(url) else { return false }
    switch link {
    case .book(let id):
      return restore([.book(id)])
    case .chapter(let id, let number):
      if library.canRead(id) {
        return restore([.book(id), .chapter(id, number)])
      } else {
        return restore([.book(id)])
      }
    case .newNote(let id, let number):
      return restore([.book(id), .chapter(id, number), .annotation(id, number)])
    case .newLoan(let id):
      return restore([.book(id), .loan(id)])
    case .search(let text):
      modal = .search(text)
      return true
    }
  }

  /// Builds path and children from outside data: all of it, or nothing if one step is refused.
  @discardableResult
  func restore(_ steps: [ReadingStep]) -> Bool {
    guard steps.allSatisfy(isAllowed) else { return false }
    closeModal()
    path = []
    releaseHiddenChildren()
    for step in steps {
      switch step {
      case .book(let id): showBook(id)
      case .chapter(let id, let number): showChapter(number, of: id)
      case .annotation(let id, let number): startAnnotation(of: number, in: id)
      case .loan(let id): startLoan(of: id)
      }
    }
    return true
  }

  /// What ``restore(_:)`` needs to build the same again.
  var steps: [ReadingStep] {
    path.compactMap { route in
      switch route {
      case .book(let id): .book(id)
      case .chapter(let id, let number): .chapter(id, number)
      case .annotation(let id), .loan(let id): children[id]?.step
      }
    }
  }

  private func isAllowed(_ step: ReadingStep) -> Bool {
    switch step {
    case .book(let id):
      library.book(id) != nil
    case .chapter(let id, let number), .annotation(let id, let number):
      library.canRead(id) && library.hasChapter(number, of: id)
    case .loan(let id):
      library.canBorrow(id)
    }
  }
}
