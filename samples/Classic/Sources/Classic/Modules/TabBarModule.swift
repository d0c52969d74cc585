@MainActor
protocol TabBarModule: Presentable {
  func show(tabs: [TabItem])
}
