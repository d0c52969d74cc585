#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct WriteReviewView: View {
    let productID: Product.ID

    @Environment(AppCoordinator.self) private var coordinator
    @Environment(ShopModel.self) private var shop
    @State private var text = ""

    var body: some View {
      Form {
        TextField("Your review", text: $text, axis: .vertical)
        Button("Send") {
          shop.addReview(text, for: productID)
          coordinator.dismissSheet()
        }
        .disabled(text.isEmpty)
      }
    }
  }
#endif
