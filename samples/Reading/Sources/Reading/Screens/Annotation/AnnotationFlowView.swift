#if canImport(SwiftUI)
  import SwiftUI

  struct AnnotationFlowView: View {
    let flow: AnnotationFlow

    var body: some View {
      switch flow.stage {
      case .choosing:
        PassageView(flow: flow)
      case .writing(let passage):
        NoteView(flow: flow, passage: passage)
      }
    }
  }
#endif
