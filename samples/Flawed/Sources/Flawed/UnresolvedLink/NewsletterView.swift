#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct NewsletterView: View {
    // Right: `DeepLink` knows the host "articles".
    private let latest = URL(string: "flawed://articles/7")
    // Wrong (unresolved-link): no pattern takes the host "article".
    private let previous = URL(string: "flawed://article/6")

    var body: some View {
      List {
        if let latest {
          Link("The latest article", destination: latest)
        }
        if let previous {
          Link("The one before", destination: previous)
        }
      }
      .navigationTitle("Newsletter")
    }
  }
#endif
