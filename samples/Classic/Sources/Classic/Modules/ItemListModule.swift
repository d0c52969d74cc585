@MainActor
protocol ItemListModule: Presentable {
  var onSelect: ((Item) -> Void)? { get set }
  var onCreate: (() -> Void)? { get set }

  func reload()
}
