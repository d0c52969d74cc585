@MainActor
protocol WelcomeModule: Presentable {
  var onLogIn: (() -> Void)? { get set }
}
