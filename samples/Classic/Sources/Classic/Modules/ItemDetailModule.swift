@MainActor
protocol ItemDetailModule: Presentable {
  var onEdit: (() -> Void)? { get set }
}
