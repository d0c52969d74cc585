#if canImport(UIKit)
  import UIKit

  final class AccountViewController: ButtonsViewController {
    var onAddress: (() -> Void)?
    var onPassword: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Address") { [weak self] in self?.onAddress?() }
      addButton("Password") { [weak self] in self?.onPassword?() }
    }
  }
#endif
