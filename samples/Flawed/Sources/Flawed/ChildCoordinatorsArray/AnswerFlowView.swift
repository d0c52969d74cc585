#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct AnswerFlowView: View {
    let flow: AnswerFlow

    var body: some View {
      switch flow.stage {
      case .rating:
        RatingView(flow: flow)
      case .comment:
        CommentView(flow: flow)
      }
    }
  }
#endif
