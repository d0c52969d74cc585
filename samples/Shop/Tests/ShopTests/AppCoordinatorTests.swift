import Foundation
import Testing

@testable import Shop

@MainActor
struct AppCoordinatorTests {
  private func makeCoordinator(onboarded: Bool) -> AppCoordinator {
    AppCoordinator(session: CustomerSession(hasCompletedOnboarding: onboarded))
  }

  private func url(_ text: String) throws -> URL {
    try #require(URL(string: text))
  }

  @Test func startsWithOnboarding() {
    let coordinator = makeCoordinator(onboarded: false)
    #expect(coordinator.root == .onboarding)
    coordinator.onboarding?.begin()
    coordinator.onboarding?.interestsChosen()
    #expect(coordinator.onboarding?.path == [.interests, .notifications])
    coordinator.onboarding?.finish()
    #expect(coordinator.root == .main)
    #expect(coordinator.onboarding == nil)
  }

  @Test func parksALinkUntilOnboardingEnds() throws {
    let coordinator = makeCoordinator(onboarded: false)
    coordinator.handle(try url("shop://orders/7"))
    #expect(coordinator.profilePath.isEmpty)
    coordinator.onboarding?.skip()
    #expect(coordinator.selectedTab == .profile)
    #expect(coordinator.profilePath == [.orderDetail(7)])
    #expect(coordinator.pendingTarget == nil)
  }

  @Test func aLinkReplacesThePathAndClosesModals() throws {
    let coordinator = makeCoordinator(onboarded: true)
    coordinator.push(.orders, in: .profile)
    coordinator.present(.filter)
    coordinator.handle(try url("shop://profile/settings"))
    #expect(coordinator.profilePath == [.settings])
    #expect(coordinator.sheet == nil)
  }

  @Test func checkoutEndsInAConfirmation() throws {
    let coordinator = makeCoordinator(onboarded: true)
    coordinator.push(.checkout, in: .cart)
    coordinator.startCheckout()
    let checkout = try #require(coordinator.checkout)
    checkout.addressEntered()
    checkout.deliveryChosen(.express)
    #expect(checkout.path == [.delivery, .payment])
    checkout.orderPlaced(3)
    checkout.orderPlaced(4)
    #expect(!coordinator.isCheckingOut)
    #expect(coordinator.cartPath == [.orderConfirmation(3)])
  }

  @Test func cancellingTheCheckoutKeepsThePath() {
    let coordinator = makeCoordinator(onboarded: true)
    coordinator.push(.checkout, in: .cart)
    coordinator.startCheckout()
    coordinator.checkout?.cancel()
    #expect(coordinator.checkout == nil)
    #expect(coordinator.cartPath == [.checkout])
  }

  @Test func signOutLeavesNothingBehind() throws {
    let coordinator = makeCoordinator(onboarded: true)
    coordinator.handle(try url("shop://checkout"))
    coordinator.present(.support)
    coordinator.signOut()
    #expect(coordinator.root == .onboarding)
    #expect(coordinator.cartPath.isEmpty)
    #expect(coordinator.selectedTab == .catalog)
    #expect(coordinator.sheet == nil)
    #expect(coordinator.pendingTarget == nil)
  }
}
