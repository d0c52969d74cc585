#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ReceiptButton: View {
    @State private var coordinator = ReceiptCoordinator()

    var body: some View {
      Button("Receipt") { coordinator.showReceipt() }
        .sheet(item: $coordinator.sheet) { sheet in
          switch sheet {
          case .receipt:
            ReceiptView()
          }
        }
    }
  }
#endif
