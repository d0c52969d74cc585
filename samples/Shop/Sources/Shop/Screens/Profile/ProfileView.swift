#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ProfileView: View {
    @Environment(AppCoordinator.self) private var coordinator

    var body: some View {
      List {
        NavigationLink("Orders", value: Route.orders)
        NavigationLink("Settings", value: Route.settings)
        Button("Help") { coordinator.present(.support) }
      }
      .navigationTitle("Profile")
    }
  }
#endif
