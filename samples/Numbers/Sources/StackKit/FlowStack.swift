#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// Turns an array of routes into pushes, sheets and covers above a root.
  ///
  /// What each screen looks like is said by ``SwiftUI/View/flowDestination(for:destination:)``
  /// inside the root. A modal is the top of its stack: deeper flows have a stack of their own.
  public struct FlowStack<Screen: Hashable, Root: View>: View {
    @Binding private var routes: [Route<Screen>]
    @StateObject private var navigator: FlowNavigator<Screen>
    private let withNavigation: Bool
    private let root: Root

    public init(
      _ routes: Binding<[Route<Screen>]>, withNavigation: Bool = false,
      @ViewBuilder root: () -> Root
    ) {
      _routes = routes
      _navigator = StateObject(wrappedValue: FlowNavigator(routes))
      self.withNavigation = withNavigation
      self.root = root()
    }

    public var body: some View {
      Group {
        if withNavigation {
          NavigationStack(path: pushed) {
            root
          }
        } else {
          root
        }
      }
      .environmentObject(navigator)
    }

    private var pushed: Binding<[Screen]> {
      Binding { @MainActor in
        routes.pushedScreens()
      } set: { @MainActor screens in
        routes.setPushedScreens(screens)
      }
    }
  }
#endif
