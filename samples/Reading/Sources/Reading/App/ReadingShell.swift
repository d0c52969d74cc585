#if canImport(SwiftUI)
  import SwiftUI

  /// A projection of the flow: it shows the path, and hands the user's back gesture to the flow.
  struct ReadingShell: View {
    @Environment(ReadingFlow.self) private var flow
    @SceneStorage("steps") private var savedSteps: Data?

    var body: some View {
      NavigationStack(path: path) {
        LibraryView()
          .navigationDestination(for: ReadingRoute.self) { route in
            destination(route)
          }
      }
      .sheet(item: modal) { modal in
        switch modal {
        case .search(let text):
          SearchView(text: text)
        }
      }
      .onOpenURL { url in
        flow.open(url)
      }
      .onAppear {
        restore()
      }
      .onChange(of: flow.path) {
        save()
      }
    }

    @ViewBuilder
    private func destination(_ route: ReadingRoute) -> some View {
      switch route {
      case .book(let id):
        BookView(id: id)
      case .chapter(let id, let number):
        ChapterView(book: id, number: number)
      case .annotation(let id):
        if let annotation = flow.annotation(id) {
          AnnotationFlowView(flow: annotation)
        }
      case .loan(let id):
        if let loan = flow.loan(id) {
          LoanFlowView(flow: loan)
        }
      }
    }

    private var path: Binding<[ReadingRoute]> {
      Binding { @MainActor in
        flow.path
      } set: { @MainActor remaining in
        flow.reconcile(to: remaining)
      }
    }

    private var modal: Binding<ReadingModal?> {
      Binding { @MainActor in
        flow.modal
      } set: { @MainActor modal in
        if modal == nil {
          flow.closeModal()
        }
      }
    }

    private func restore() {
      guard flow.path.isEmpty, let savedSteps else { return }
      guard let steps = try? JSONDecoder().decode([ReadingStep].self, from: savedSteps) else {
        return
      }
      flow.restore(steps)
    }

    private func save() {
      savedSteps = try? JSONEncoder().encode(flow.steps)
    }
  }
#endif
