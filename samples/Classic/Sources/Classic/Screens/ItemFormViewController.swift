#if canImport(UIKit)
  import UIKit

  final class ItemFormViewController: RowsViewController, ItemFormModule {
    var onChooseCategory: ((Item.Category) -> Void)?
    var onSave: ((Item) -> Void)?
    var onCancel: (() -> Void)?

    private var item: Item

    init(item: Item?) {
      self.item = item ?? Item(id: UUID(), title: "New item", category: .home)
      super.init(title: item == nil ? "New item" : "Edit item")
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
      use(self.item.category)
    }

    func use(_ category: Item.Category) {
      item.category = category
      rows = [
        Row(title: category.rawValue.capitalized) { [weak self] in self?.onChooseCategory?(category)
        }
      ]
    }

    private func save() {
      onSave?(item)
    }
  }
#endif
