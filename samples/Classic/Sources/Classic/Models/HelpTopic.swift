struct HelpTopic: Hashable, Sendable {
  let title: String
  let text: String

  static let all = [
    HelpTopic(title: "Items", text: "An item has a title and a category."),
    HelpTopic(title: "Account", text: "Log out in the settings."),
  ]
}
