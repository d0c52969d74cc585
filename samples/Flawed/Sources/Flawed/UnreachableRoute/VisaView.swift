#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct VisaView: View {
    var body: some View {
      Text("Papers for the journey")
        .navigationTitle("Visa")
    }
  }
#endif
