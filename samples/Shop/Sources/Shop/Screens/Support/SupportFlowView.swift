#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// Makes its flow, and keeps it as long as the sheet stays.
  struct SupportFlowView: View {
    @StateObject private var flow = SupportFlow()

    var body: some View {
      NavigationStack(path: $flow.path) {
        HelpTopicsView()
          .navigationDestination(for: HelpTopic.self) { topic in
            HelpTopicView(topic: topic)
          }
          .navigationDestination(for: HelpArticle.self) { article in
            HelpArticleView(article: article)
          }
          .navigationDestination(for: ContactForm.self) { form in
            ContactView(form: form)
          }
      }
      .environmentObject(flow)
    }
  }
#endif
