#if canImport(UIKit)
  import UIKit

  final class ItemDetailViewController: RowsViewController, ItemDetailModule {
    var onEdit: (() -> Void)?

    init(item: Item) {
      super.init(title: item.title)
      rows = [
        Row(title: item.category.rawValue.capitalized) {},
        Row(title: "Edit") { [weak self] in self?.onEdit?() },
      ]
    }
  }
#endif
