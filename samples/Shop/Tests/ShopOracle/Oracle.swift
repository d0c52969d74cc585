import Foundation

@testable import Shop

/// Opens one URL in fresh coordinators and reads where they land.
///
/// The URL is opened twice, from different tabs, so that a link which selects the tab that is
/// selected anyway can be told from a link which does nothing.
@MainActor
struct Oracle {
  let url: URL

  /// The landing, or nothing if the URL moves nothing.
  func landing(
    onboarded: Bool, then next: (AppCoordinator) -> Void = { _ in }
  ) -> Report.Landing? {
    let landings = [AppTab.catalog, .cart].map { tab in
      let coordinator = AppCoordinator(
        session: CustomerSession(hasCompletedOnboarding: onboarded)
      )
      coordinator.select(tab)
      coordinator.handle(url)
      next(coordinator)
      return landing(of: coordinator)
    }
    return landings[0] == landings[1] ? landings[0] : nil
  }

  private func landing(of coordinator: AppCoordinator) -> Report.Landing {
    let path =
      switch coordinator.selectedTab {
      case .catalog: coordinator.catalogPath
      case .cart: coordinator.cartPath
      case .profile: coordinator.profilePath
      }
    return Report.Landing(
      root: "\(coordinator.root)",
      tab: "\(coordinator.selectedTab)",
      path: path.map { "\($0)" }
    )
  }
}
