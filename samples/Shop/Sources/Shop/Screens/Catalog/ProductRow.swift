#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ProductRow: View {
    let product: Product

    var body: some View {
      LabeledContent(product.name) {
        Text(Double(product.priceInCents) / 100, format: .currency(code: "EUR"))
      }
    }
  }
#endif
