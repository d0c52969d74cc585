#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// Changes the routes of the nearest flow stack; screens get it from the environment.
  @MainActor
  public final class FlowNavigator<Screen: Hashable>: ObservableObject {
    private let binding: Binding<[Route<Screen>]>

    init(_ binding: Binding<[Route<Screen>]>) {
      self.binding = binding
    }

    public var routes: [Route<Screen>] {
      get { binding.wrappedValue }
      set {
        objectWillChange.send()
        binding.wrappedValue = newValue
      }
    }

    public func push(_ screen: Screen) {
      routes.push(screen)
    }

    public func presentSheet(_ screen: Screen) {
      routes.presentSheet(screen)
    }

    public func presentCover(_ screen: Screen) {
      routes.presentCover(screen)
    }

    public func goBack() {
      routes.goBack()
    }

    public func goBackToRoot() {
      routes.goBackToRoot()
    }

    /// The topmost route, if it is a modal of this kind.
    func modal(as presentation: Route<Screen>.Presentation) -> Binding<Route<Screen>?> {
      Binding { @MainActor in
        guard let last = self.routes.last, last.presentation == presentation else { return nil }
        return last
      } set: { @MainActor route in
        if route == nil, self.routes.last?.presentation == presentation {
          self.goBack()
        }
      }
    }
  }
#endif
