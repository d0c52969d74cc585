#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct CheckoutFlowView: View {
    @Bindable var coordinator: CheckoutCoordinator

    var body: some View {
      NavigationStack(path: $coordinator.path) {
        AddressView(coordinator: coordinator)
          .navigationDestination(for: CheckoutRoute.self) { route in
            switch route {
            case .delivery:
              DeliveryView(onChoose: coordinator.deliveryChosen)
            case .payment:
              PaymentView(coordinator: coordinator)
            }
          }
      }
    }
  }
#endif
