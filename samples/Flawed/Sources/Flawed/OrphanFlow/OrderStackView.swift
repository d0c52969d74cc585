#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct OrderStackView: View {
    @Bindable var flow: OrderFlow

    var body: some View {
      NavigationStack(path: $flow.path) {
        OrderListView(opened: flow.opened, onSelect: flow.showOrder)
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
