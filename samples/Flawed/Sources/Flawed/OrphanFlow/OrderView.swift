#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct OrderView: View {
    let number: Int
    let onInvoice: (Int) -> Void

    var body: some View {
      List {
        Button("Invoice") { onInvoice(number) }
        ReceiptButton()
        WarrantyButton()
      }
      .navigationTitle("Order \(number)")
    }
  }
#endif
