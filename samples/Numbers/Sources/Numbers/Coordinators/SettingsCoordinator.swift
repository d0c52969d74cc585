#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import StackKit

  struct SettingsCoordinator: View {
    @State private var flow = NFlow<SettingsScreen>(root: .menu)

    var body: some View {
      NStack($flow) { screen in
        switch screen {
        case .menu:
          SettingsMenuView(
            onAppearance: { flow.push(.appearance) },
            onAbout: { flow.push(.about) }
          )
        case .appearance:
          AppearanceView()
        case .about:
          AboutView(onDone: { flow.popToRoot() })
        }
      }
    }
  }
#endif
