#if canImport(UIKit)
  import UIKit

  final class CategoryPickerViewController: RowsViewController, CategoryPickerModule {
    var onPick: ((Item.Category) -> Void)?

    init(category: Item.Category) {
      super.init(title: "Category")
      rows = Item.Category.allCases.map { candidate in
        let mark = candidate == category ? " ✓" : ""
        return Row(title: candidate.rawValue.capitalized + mark) { [weak self] in
          self?.onPick?(candidate)
        }
      }
    }
  }
#endif
