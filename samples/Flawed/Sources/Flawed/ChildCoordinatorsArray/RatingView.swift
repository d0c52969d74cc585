#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct RatingView: View {
    let flow: AnswerFlow

    var body: some View {
      List(Array(1...5), id: \.self) { rating in
        Button("\(rating)") { flow.rate(rating) }
      }
    }
  }
#endif
