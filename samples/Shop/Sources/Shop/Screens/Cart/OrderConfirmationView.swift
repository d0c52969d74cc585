#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct OrderConfirmationView: View {
    let orderID: Order.ID

    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
      VStack(spacing: 16) {
        Text("Order \(orderID) is on its way.")
        Button("Show all orders") {
          coordinator.popToRoot(of: .cart)
          coordinator.select(.profile)
          coordinator.push(.orders, in: .profile)
        }
        Button("Continue shopping") {
          coordinator.popToRoot(of: .cart)
          coordinator.select(.catalog)
        }
      }
      .navigationBarBackButtonHidden()
    }
  }
#endif
