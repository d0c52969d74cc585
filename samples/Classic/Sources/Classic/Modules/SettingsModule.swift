@MainActor
protocol SettingsModule: Presentable {
  var onAccount: (() -> Void)? { get set }
  var onAbout: (() -> Void)? { get set }
}
