#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct LicencesView: View {
    var body: some View {
      Text("No third-party code is used.")
        .padding()
        .navigationTitle("Licences")
    }
  }
#endif
