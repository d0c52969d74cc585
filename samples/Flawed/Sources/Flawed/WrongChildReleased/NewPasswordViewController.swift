#if canImport(UIKit)
  import UIKit

  final class NewPasswordViewController: ButtonsViewController {
    var onDone: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Done") { [weak self] in self?.onDone?() }
    }
  }
#endif
