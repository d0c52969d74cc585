#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ReviewsView: View {
    let productID: Product.ID

    @Environment(AppCoordinator.self) private var coordinator
    @Environment(ShopModel.self) private var shop

    var body: some View {
      List(shop.reviews[productID] ?? [], id: \.self) { review in
        Text(review)
      }
      .navigationTitle("Reviews")
      .toolbar {
        Button("Write", systemImage: "square.and.pencil") {
          coordinator.present(.writeReview(productID))
        }
      }
    }
  }
#endif
