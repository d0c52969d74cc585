#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ThanksView: View {
    var body: some View {
      Text("Thank you")
        .navigationBarBackButtonHidden()
    }
  }
#endif
