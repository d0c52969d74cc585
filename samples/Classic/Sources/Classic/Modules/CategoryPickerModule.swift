@MainActor
protocol CategoryPickerModule: Presentable {
  var onPick: ((Item.Category) -> Void)? { get set }
}
