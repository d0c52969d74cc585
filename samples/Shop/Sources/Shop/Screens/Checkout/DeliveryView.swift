#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct DeliveryView: View {
    let onChoose: (CheckoutDraft.Delivery) -> Void

    var body: some View {
      List(CheckoutDraft.Delivery.allCases, id: \.self) { delivery in
        Button(delivery.rawValue.capitalized) { onChoose(delivery) }
      }
      .navigationTitle("Delivery")
    }
  }
#endif
