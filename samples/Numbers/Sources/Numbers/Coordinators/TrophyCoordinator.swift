#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import StackKit

  /// Presents, where the others push, and may stand on top of any stack.
  struct TrophyCoordinator: View {
    @State private var flow = PFlow<TrophyScreen>(root: .cabinet)

    var body: some View {
      PStack($flow) { screen in
        switch screen {
        case .cabinet:
          CabinetView { trophy in
            flow.present(.trophy(trophy))
          }
        case .trophy(let trophy):
          TrophyView(trophy: trophy) {
            flow.dismiss()
          }
        }
      }
    }
  }
#endif
