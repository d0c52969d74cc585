#if canImport(UIKit)
  import UIKit

  final class StreetViewController: ButtonsViewController {
    var onNext: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      addButton("Next") { [weak self] in self?.onNext?() }
    }
  }
#endif
