@MainActor
protocol PasswordResetModule: Presentable {
  var onSent: (() -> Void)? { get set }
}
