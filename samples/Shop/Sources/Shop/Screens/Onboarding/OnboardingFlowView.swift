#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct OnboardingFlowView: View {
    @Bindable var coordinator: OnboardingCoordinator

    var body: some View {
      NavigationStack(path: $coordinator.path) {
        WelcomeView(onBegin: coordinator.begin, onSkip: coordinator.skip)
          .navigationDestination(for: OnboardingRoute.self) { route in
            switch route {
            case .interests:
              InterestsView(coordinator: coordinator)
            case .notifications:
              NotificationsView(coordinator: coordinator)
            }
          }
      }
    }
  }
#endif
