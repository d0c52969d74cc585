#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct NotificationsView: View {
    let coordinator: OnboardingCoordinator

    var body: some View {
      VStack(spacing: 16) {
        Text("News about \(coordinator.interests.count) of your interests?")
        Button("Done") { coordinator.finish() }
          .buttonStyle(.borderedProminent)
      }
      .padding()
      .navigationTitle("Notifications")
    }
  }
#endif
