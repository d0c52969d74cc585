#if canImport(UIKit)
  import UIKit

  final class PasswordResetViewController: RowsViewController, PasswordResetModule {
    var onSent: (() -> Void)?

    init() {
      super.init(title: "New password")
      rows = [Row(title: "Send a message") { [weak self] in self?.onSent?() }]
    }
  }
#endif
