#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// Shows the screens of a flow stack: pushed, as a sheet, and as a cover.
  struct FlowDestination<Screen: Hashable, Destination: View>: ViewModifier {
    @EnvironmentObject private var navigator: FlowNavigator<Screen>
    let destination: (Screen) -> Destination

    func body(content: Content) -> some View {
      content
        .navigationDestination(for: Screen.self) { screen in
          destination(screen)
        }
        .sheet(item: navigator.modal(as: .sheet)) { route in
          destination(route.screen)
        }
        .fullScreenCover(item: navigator.modal(as: .cover)) { route in
          destination(route.screen)
        }
    }
  }
#endif
