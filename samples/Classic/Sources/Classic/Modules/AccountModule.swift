@MainActor
protocol AccountModule: Presentable {
  var onLogOut: (() -> Void)? { get set }
}
