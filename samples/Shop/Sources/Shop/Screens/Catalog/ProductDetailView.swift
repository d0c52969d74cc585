#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ProductDetailView: View {
    let productID: Product.ID

    @Environment(AppCoordinator.self) private var coordinator
    @Environment(ShopModel.self) private var shop

    var body: some View {
      if let product = shop.product(productID) {
        List {
          ProductRow(product: product)
          Button("Add to cart") { shop.addToCart(product) }
          Button("Show cart") { coordinator.select(.cart) }
          NavigationLink("Reviews", value: Route.reviews(productID))
        }
        .navigationTitle(product.name)
        .toolbar {
          if let link = product.link {
            ShareLink(item: link)
          }
        }
      } else {
        ContentUnavailableView("No such product", systemImage: "questionmark")
      }
    }
  }
#endif
