import Foundation

struct HelpArticle: Hashable, Identifiable {
  let title: String
  let text: String
  let link: URL?

  var id: String { title }

  static let aboutOrders = [
    HelpArticle(
      title: "Find an order",
      text: "All orders stand in your profile.",
      link: URL(string: "shop://orders")
    ),
    HelpArticle(
      title: "Change the address",
      text: "The address can be changed until you pay.",
      link: URL(string: "shop://checkout")
    ),
  ]

  static let aboutProducts = [
    HelpArticle(title: "Care", text: "Wash linen at 60 degrees.", link: nil)
  ]
}
