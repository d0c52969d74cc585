#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct GiftStackView: View {
    @Bindable var flow: GiftFlow

    var body: some View {
      NavigationStack(path: $flow.path) {
        OrderListView(opened: flow.wrapped, onSelect: flow.showOrder)
          .navigationDestination(for: OrderRoute.self) { route in
            switch route {
            case .order(let number):
              OrderView(number: number, onInvoice: flow.showInvoice)
            case .invoice(let number):
              InvoiceView(number: number)
            }
          }
      }
    }
  }
#endif
