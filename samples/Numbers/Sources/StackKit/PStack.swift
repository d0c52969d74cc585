#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// Shows the first screen of an array, and presents each other above the one before.
  public struct PStack<Screen, Content: View>: View {
    @Binding private var stack: [Screen]
    private let content: (Screen) -> Content

    public init(
      _ stack: Binding<[Screen]>, @ViewBuilder content: @escaping (Screen) -> Content
    ) {
      _stack = stack
      self.content = content
    }

    public init(
      _ flow: Binding<PFlow<Screen>>, @ViewBuilder content: @escaping (Screen) -> Content
    ) {
      self.init(flow.stack, content: content)
    }

    public var body: some View {
      PStackLevel(stack: $stack, index: 0, content: content)
    }
  }
#endif
