/// A stack of screens, and what is presented above it.
@MainActor
protocol Router: Presentable {
  func setRoot(_ module: any Presentable)
  func push(_ module: any Presentable)
  func pop()
  func present(_ module: any Presentable)
  func dismiss()
}
