#if canImport(UIKit)
  import UIKit

  final class AboutViewController: RowsViewController {
    init() {
      super.init(title: "About")
      rows = [Row(title: "Coordinators in the classic way") {}]
    }
  }
#endif
