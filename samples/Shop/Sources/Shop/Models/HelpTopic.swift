struct HelpTopic: Hashable, Identifiable {
  let title: String
  let articles: [HelpArticle]

  var id: String { title }

  static let all = [
    HelpTopic(title: "Orders", articles: HelpArticle.aboutOrders),
    HelpTopic(title: "Products", articles: HelpArticle.aboutProducts),
  ]
}
