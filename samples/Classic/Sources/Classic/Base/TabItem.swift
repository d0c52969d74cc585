@MainActor
struct TabItem {
  let title: String
  let systemImage: String
  let content: any Presentable
}
