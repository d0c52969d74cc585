#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct HelpArticleView: View {
    let article: HelpArticle

    @EnvironmentObject private var flow: SupportFlow

    var body: some View {
      List {
        Text(article.text)
        if let link = article.link {
          Link("Show me", destination: link)
        }
        Button("Ask us") { flow.contact(about: article) }
      }
      .navigationTitle(article.title)
    }
  }
#endif
