#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// The last look at the cart before the checkout begins.
  struct CheckoutReviewView: View {
    @Environment(AppCoordinator.self) private var coordinator
    @Environment(ShopModel.self) private var shop

    var body: some View {
      List {
        ForEach(shop.cart) { product in
          ProductRow(product: product)
        }
        Button("Order now") { coordinator.startCheckout() }
          .disabled(shop.cart.isEmpty)
      }
      .navigationTitle("Your order")
    }
  }
#endif
