@MainActor
protocol LoginModule: Presentable {
  var onLoggedIn: (() -> Void)? { get set }
  var onForgotPassword: (() -> Void)? { get set }
}
