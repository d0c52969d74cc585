#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct CatalogView: View {
    @Environment(AppCoordinator.self) private var coordinator
    @Environment(ShopModel.self) private var shop

    var body: some View {
      List(shop.visibleProducts) { product in
        NavigationLink(value: Route.productDetail(product.id)) {
          ProductRow(product: product)
        }
      }
      .navigationTitle("Catalog")
      .toolbar {
        Button("Filter", systemImage: "line.3.horizontal.decrease") {
          coordinator.present(.filter)
        }
      }
    }
  }
#endif
