#if canImport(UIKit)
  import UIKit

  final class ItemListViewController: RowsViewController, ItemListModule {
    var onSelect: ((Item) -> Void)?
    var onCreate: (() -> Void)?

    private let store: ItemStore

    init(store: ItemStore) {
      self.store = store
      super.init(title: "Items")
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.onCreate?() })
      reload()
    }

    func reload() {
      rows = store.items.map { item in
        Row(title: item.title) { [weak self] in self?.onSelect?(item) }
      }
    }
  }
#endif
