#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct PollView: View {
    @Bindable var flow: PollFlow

    var body: some View {
      NavigationStack(path: $flow.path) {
        QuestionView(onAnswer: flow.startAnswer)
          .navigationDestination(for: QuestionRoute.self) { route in
            switch route {
            case .answer:
              if let answer = flow.answer {
                AnswerFlowView(flow: answer)
              }
            case .thanks:
              ThanksView()
            }
          }
      }
    }
  }
#endif
