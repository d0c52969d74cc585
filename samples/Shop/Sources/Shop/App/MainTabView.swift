#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// The signed-in app: one stack for each tab, and the modals that lie above all of them.
  struct MainTabView: View {
    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
      @Bindable var coordinator = coordinator
      TabView(selection: $coordinator.selectedTab) {
        NavigationStack(path: $coordinator.catalogPath) {
          CatalogView()
            .routeDestinations()
        }
        .tabItem { Label("Catalog", systemImage: "square.grid.2x2") }
        .tag(AppTab.catalog)

        NavigationStack(path: $coordinator.cartPath) {
          CartView()
            .routeDestinations()
        }
        .tabItem { Label("Cart", systemImage: "cart") }
        .tag(AppTab.cart)

        NavigationStack(path: $coordinator.profilePath) {
          ProfileView()
            .routeDestinations()
        }
        .tabItem { Label("Profile", systemImage: "person") }
        .tag(AppTab.profile)
      }
      .sheet(item: $coordinator.sheet) { sheet in
        switch sheet {
        case .filter:
          FilterView()
        case .writeReview(let productID):
          WriteReviewView(productID: productID)
        case .support:
          SupportFlowView()
        }
      }
      .fullScreenCover(isPresented: $coordinator.isCheckingOut) {
        if let checkout = coordinator.checkout {
          CheckoutFlowView(coordinator: checkout)
        }
      }
    }
  }
#endif
