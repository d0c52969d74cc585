#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct PaymentView: View {
    let coordinator: CheckoutCoordinator

    @Environment(ShopModel.self) private var shop

    var body: some View {
      List {
        LabeledContent("Address", value: coordinator.draft.address)
        LabeledContent("Delivery", value: coordinator.draft.delivery.rawValue.capitalized)
        Button("Change address") { coordinator.changeAddress() }
        Button("Pay") {
          let order = shop.placeOrder(coordinator.draft)
          coordinator.orderPlaced(order.id)
        }
      }
      .navigationTitle("Payment")
    }
  }
#endif
