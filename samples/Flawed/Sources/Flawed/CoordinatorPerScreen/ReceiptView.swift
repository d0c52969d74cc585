#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ReceiptView: View {
    var body: some View {
      Text("Paid in full")
    }
  }
#endif
