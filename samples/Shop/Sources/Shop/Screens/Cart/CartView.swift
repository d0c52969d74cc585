#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct CartView: View {
    @Environment(AppCoordinator.self) private var coordinator
    @Environment(ShopModel.self) private var shop

    var body: some View {
      List(shop.cart) { product in
        NavigationLink(value: Route.productDetail(product.id)) {
          ProductRow(product: product)
        }
      }
      .navigationTitle("Cart")
      .toolbar {
        Button("Check out") { coordinator.push(.checkout, in: .cart) }
          .disabled(shop.cart.isEmpty)
      }
    }
  }
#endif
