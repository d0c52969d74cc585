#if canImport(UIKit)
  import UIKit

  final class WelcomeViewController: RowsViewController, WelcomeModule {
    var onLogIn: (() -> Void)?

    init() {
      super.init(title: "Welcome")
      rows = [Row(title: "Log in") { [weak self] in self?.onLogIn?() }]
    }
  }
#endif
