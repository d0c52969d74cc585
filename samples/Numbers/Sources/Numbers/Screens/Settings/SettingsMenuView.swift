#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct SettingsMenuView: View {
    let onAppearance: () -> Void
    let onAbout: () -> Void

    var body: some View {
      List {
        Button("Appearance") { onAppearance() }
        Button("About") { onAbout() }
      }
      .navigationTitle("Settings")
    }
  }
#endif
