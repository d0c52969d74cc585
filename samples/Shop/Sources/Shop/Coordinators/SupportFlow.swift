#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// Help topics, articles and the contact form on one stack, whose path is therefore untyped.
  ///
  /// Written before `@Observable`, and left as it was.
  @MainActor
  final class SupportFlow: ObservableObject {
    @Published var path = NavigationPath()
    @Published private(set) var readArticles: Set<HelpArticle.ID> = []

    func open(_ topic: HelpTopic) {
      path.append(topic)
    }

    func open(_ article: HelpArticle) {
      readArticles.insert(article.id)
      path.append(article)
    }

    func contact(about article: HelpArticle) {
      path.append(ContactForm(subject: article.title))
    }

    func backToTopics() {
      path = NavigationPath()
    }
  }
#endif
