#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  extension View {
    /// Says how the enclosing flow stack shows the screens of one type.
    public func flowDestination<Screen: Hashable, Destination: View>(
      for type: Screen.Type, @ViewBuilder destination: @escaping (Screen) -> Destination
    ) -> some View {
      modifier(FlowDestination(destination: destination))
    }
  }
#endif
