#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct HelpTopicsView: View {
    @EnvironmentObject private var flow: SupportFlow

    var body: some View {
      List(HelpTopic.all) { topic in
        Button(topic.title) { flow.open(topic) }
      }
      .navigationTitle("Help")
    }
  }
#endif
