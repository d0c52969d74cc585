#if canImport(UIKit)
  import UIKit

  final class LoginViewController: RowsViewController, LoginModule {
    var onLoggedIn: (() -> Void)?
    var onForgotPassword: (() -> Void)?

    init() {
      super.init(title: "Log in")
      rows = [
        Row(title: "Log in") { [weak self] in self?.onLoggedIn?() },
        Row(title: "Forgot the password?") { [weak self] in self?.onForgotPassword?() },
      ]
    }
  }
#endif
