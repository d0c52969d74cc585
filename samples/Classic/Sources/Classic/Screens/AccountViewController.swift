#if canImport(UIKit)
  import UIKit

  final class AccountViewController: RowsViewController, AccountModule {
    var onLogOut: (() -> Void)?

    init() {
      super.init(title: "Account")
      rows = [Row(title: "Log out") { [weak self] in self?.onLogOut?() }]
    }
  }
#endif
