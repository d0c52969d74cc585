import Foundation

/// Remembers between launches whether the customer has been through onboarding.
@MainActor
final class CustomerSession {
  private static let key = "hasCompletedOnboarding"

  var hasCompletedOnboarding: Bool {
    didSet { defaults?.set(hasCompletedOnboarding, forKey: Self.key) }
  }

  private let defaults: UserDefaults?

  init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
    hasCompletedOnboarding = defaults.bool(forKey: Self.key)
  }

  /// A session that is not stored.
  init(hasCompletedOnboarding: Bool) {
    defaults = nil
    self.hasCompletedOnboarding = hasCompletedOnboarding
  }
}
