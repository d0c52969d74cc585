#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct SettingsView: View {
    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
      List {
        NavigationLink("About") {
          AboutView()
        }
        NavigationLink(destination: LicencesView()) {
          Text("Licences")
        }
        Button("Sign out", role: .destructive) { coordinator.signOut() }
      }
      .navigationTitle("Settings")
    }
  }
#endif
