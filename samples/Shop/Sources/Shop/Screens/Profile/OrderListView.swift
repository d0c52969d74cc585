#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct OrderListView: View {
    @Environment(ShopModel.self) private var shop

    var body: some View {
      List(shop.orders) { order in
        NavigationLink("Order \(order.id)", value: Route.orderDetail(order.id))
      }
      .navigationTitle("Orders")
    }
  }
#endif
