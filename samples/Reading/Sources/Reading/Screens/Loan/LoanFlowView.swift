#if canImport(SwiftUI)
  import SwiftUI

  struct LoanFlowView: View {
    let flow: LoanFlow

    var body: some View {
      switch flow.stage {
      case .terms:
        TermsView(onAccept: flow.accept, onDecline: flow.decline)
      case .period:
        PeriodView(onChoose: flow.borrow)
      }
    }
  }
#endif
