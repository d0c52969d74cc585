#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  extension View {
    /// The destination table that all three tabs share.
    func routeDestinations() -> some View {
      navigationDestination(for: Route.self) { route in
        switch route {
        case .productDetail(let id):
          ProductDetailView(productID: id)
        case .reviews(let id):
          ReviewsView(productID: id)
        case .cart:
          CartView()
        case .checkout:
          CheckoutReviewView()
        case .orderConfirmation(let id):
          OrderConfirmationView(orderID: id)
        case .orders:
          OrderListView()
        case .orderDetail(let id):
          OrderDetailView(orderID: id)
        case .settings:
          SettingsView()
        }
      }
    }
  }
#endif
