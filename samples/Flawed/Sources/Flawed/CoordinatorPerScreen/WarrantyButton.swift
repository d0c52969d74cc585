#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct WarrantyButton: View {
    // Right: one screen, so a flag in the view does.
    @State private var isWarrantyShown = false

    var body: some View {
      Button("Warranty") { isWarrantyShown = true }
        .sheet(isPresented: $isWarrantyShown) {
          WarrantyView()
        }
    }
  }
#endif
