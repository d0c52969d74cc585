#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import StackKit

  struct HelpView: View {
    @EnvironmentObject private var navigator: FlowNavigator<NumberScreen>

    var body: some View {
      VStack(spacing: 16) {
        Text("Walk from number to number, or along a series.")
        Button("Close") { navigator.goBack() }
      }
      .padding()
    }
  }
#endif
