#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct InvoiceView: View {
    let number: Int

    var body: some View {
      Text("Invoice for order \(number)")
    }
  }
#endif
