#if canImport(SwiftUI)
  import SwiftUI

  @main
  struct ReadingApp: App {
    @State private var library: Library
    @State private var flow: ReadingFlow

    init() {
      let library = Library()
      _library = State(initialValue: library)
      _flow = State(initialValue: ReadingFlow(library: library))
    }

    var body: some Scene {
      WindowGroup {
        ReadingShell()
          .environment(library)
          .environment(flow)
      }
    }
  }
#endif
