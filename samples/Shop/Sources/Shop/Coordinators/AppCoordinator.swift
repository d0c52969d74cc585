import Foundation
import Observation

/// Owns the root, the tab selection, a path for each tab and the modals of the whole app.
@MainActor
@Observable
final class AppCoordinator {
  enum Root: Hashable {
    case onboarding
    case main
  }

  private(set) var root: Root = .onboarding
  var selectedTab: AppTab = .catalog
  var catalogPath: [Route] = []
  var cartPath: [Route] = []
  var profilePath: [Route] = []
  var sheet: Sheet?
  var isCheckingOut = false

  private(set) var onboarding: OnboardingCoordinator?
  private(set) var checkout: CheckoutCoordinator?
  private(set) var pendingTarget: DeepLinkTarget?

  private let session: CustomerSession
  private let resolver = DeepLinkResolver()

  init(session: CustomerSession) {
    self.session = session
    if session.hasCompletedOnboarding {
      root = .main
    } else {
      startOnboarding()
    }
  }

  // MARK: Moving within the main root

  func select(_ tab: AppTab) {
    selectedTab = tab
  }

  func push(_ route: Route, in tab: AppTab) {
    switch tab {
    case .catalog: catalogPath.append(route)
    case .cart: cartPath.append(route)
    case .profile: profilePath.append(route)
    }
  }

  func popToRoot(of tab: AppTab) {
    setPath([], of: tab)
  }

  func present(_ sheet: Sheet) {
    self.sheet = sheet
  }

  func dismissSheet() {
    sheet = nil
  }

  // MARK: Onboarding

  private func startOnboarding() {
    onboarding = OnboardingCoordinator { [weak self] in
      self?.completeOnboarding()
    }
    root = .onboarding
  }

  private func completeOnboarding() {
    session.hasCompletedOnboarding = true
    onboarding = nil
    root = .main
    if let target = pendingTarget {
      pendingTarget = nil
      apply(target)
    }
  }

  /// The next customer inherits neither root nor paths nor a link that still waits.
  func signOut() {
    session.hasCompletedOnboarding = false
    clearModals()
    catalogPath = []
    cartPath = []
    profilePath = []
    selectedTab = .catalog
    pendingTarget = nil
    startOnboarding()
  }

  // MARK: Checkout

  func startCheckout() {
    checkout = CheckoutCoordinator { [weak self] outcome in
      self?.checkoutDidFinish(outcome)
    }
    isCheckingOut = true
  }

  private func checkoutDidFinish(_ outcome: CheckoutCoordinator.Outcome) {
    isCheckingOut = false
    checkout = nil
    switch outcome {
    case .placed(let id):
      selectedTab = .cart
      cartPath = [.orderConfirmation(id)]
    case .cancelled:
      break
    }
  }

  // MARK: Deep links

  /// Opens a link at once in the main root; before that, keeps it until onboarding ends.
  func handle(_ url: URL) {
    guard let target = resolver.resolve(url) else { return }
    if root == .main {
      apply(target)
    } else {
      pendingTarget = target
    }
  }

  private func apply(_ target: DeepLinkTarget) {
    clearModals()
    selectedTab = target.tab
    if let route = target.route {
      setPath([route], of: target.tab)
    } else {
      popToRoot(of: target.tab)
    }
  }

  private func clearModals() {
    sheet = nil
    isCheckingOut = false
    checkout = nil
  }

  private func setPath(_ path: [Route], of tab: AppTab) {
    switch tab {
    case .catalog: catalogPath = path
    case .cart: cartPath = path
    case .profile: profilePath = path
    }
  }
}
