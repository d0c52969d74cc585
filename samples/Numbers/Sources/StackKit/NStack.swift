#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// Shows the first screen of an array as the root, and pushes the others.
  public struct NStack<Screen: Hashable, Content: View>: View {
    @Binding private var stack: [Screen]
    private let content: (Screen) -> Content

    public init(
      _ stack: Binding<[Screen]>, @ViewBuilder content: @escaping (Screen) -> Content
    ) {
      _stack = stack
      self.content = content
    }

    public init(
      _ flow: Binding<NFlow<Screen>>, @ViewBuilder content: @escaping (Screen) -> Content
    ) {
      self.init(flow.stack, content: content)
    }

    public var body: some View {
      NavigationStack(path: pushed) {
        if let root = stack.first {
          content(root)
            .navigationDestination(for: Screen.self) { screen in
              content(screen)
            }
        }
      }
    }

    private var pushed: Binding<[Screen]> {
      Binding { @MainActor in
        Array(stack.dropFirst())
      } set: { @MainActor screens in
        stack = stack.prefix(1) + screens
      }
    }
  }
#endif
