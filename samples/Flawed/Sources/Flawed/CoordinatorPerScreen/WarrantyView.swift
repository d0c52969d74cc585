#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct WarrantyView: View {
    var body: some View {
      Text("Two years from the day of the order")
    }
  }
#endif
