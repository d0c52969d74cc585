@MainActor
protocol ItemFormModule: Presentable {
  var onChooseCategory: ((Item.Category) -> Void)? { get set }
  var onSave: ((Item) -> Void)? { get set }
  var onCancel: (() -> Void)? { get set }

  func use(_ category: Item.Category)
}
