#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct HelpTopicView: View {
    let topic: HelpTopic

    @EnvironmentObject private var flow: SupportFlow

    var body: some View {
      List(topic.articles) { article in
        Button(article.title) { flow.open(article) }
          .font(flow.readArticles.contains(article.id) ? .body : .headline)
      }
      .navigationTitle(topic.title)
    }
  }
#endif
