#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct OrderDetailView: View {
    let orderID: Order.ID

    @Environment(ShopModel.self) private var shop

    var body: some View {
      if let order = shop.order(orderID) {
        List {
          LabeledContent("Address", value: order.address)
          ForEach(order.products) { product in
            NavigationLink(product.name, value: Route.productDetail(product.id))
          }
        }
        .navigationTitle("Order \(orderID)")
      } else {
        ContentUnavailableView("No such order", systemImage: "questionmark")
      }
    }
  }
#endif
