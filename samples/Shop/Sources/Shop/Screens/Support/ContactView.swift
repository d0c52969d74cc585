#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct ContactView: View {
    let form: ContactForm

    @EnvironmentObject private var flow: SupportFlow
    @State private var text = ""

    var body: some View {
      Form {
        LabeledContent("About", value: form.subject)
        LabeledContent("Pages read", value: flow.readArticles.count, format: .number)
        TextField("Your question", text: $text, axis: .vertical)
        Button("Send") { flow.backToTopics() }
          .disabled(text.isEmpty)
      }
      .navigationTitle("Contact")
    }
  }
#endif
