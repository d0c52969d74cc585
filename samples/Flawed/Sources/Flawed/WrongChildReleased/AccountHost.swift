#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// The account's UIKit screens inside the SwiftUI app.
  struct AccountHost: UIViewControllerRepresentable {
    func makeCoordinator() -> AccountCoordinator {
      AccountCoordinator(navigationController: UINavigationController())
    }

    func makeUIViewController(context: Context) -> UINavigationController {
      context.coordinator.start()
      return context.coordinator.navigationController
    }

    func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  }
#endif
