#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// The screen at one index, with the next one as its sheet.
  struct PStackLevel<Screen, Content: View>: View {
    @Binding var stack: [Screen]
    let index: Int
    let content: (Screen) -> Content

    var body: some View {
      if stack.indices.contains(index) {
        content(stack[index])
          .sheet(isPresented: isNextPresented) {
            PStackLevel(stack: $stack, index: index + 1, content: content)
          }
      }
    }

    private var isNextPresented: Binding<Bool> {
      Binding { @MainActor in
        stack.indices.contains(index + 1)
      } set: { @MainActor isPresented in
        if !isPresented {
          stack = Array(stack.prefix(index + 1))
        }
      }
    }
  }
#endif
