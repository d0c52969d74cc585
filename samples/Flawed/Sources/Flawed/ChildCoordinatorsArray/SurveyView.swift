#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct SurveyView: View {
    @Bindable var flow: SurveyFlow

    var body: some View {
      NavigationStack(path: $flow.path) {
        QuestionView(onAnswer: flow.startAnswer)
          .navigationDestination(for: QuestionRoute.self) { route in
            switch route {
            case .answer:
              if let answer = flow.childCoordinators.last {
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
