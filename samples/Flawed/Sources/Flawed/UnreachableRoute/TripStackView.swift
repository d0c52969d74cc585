#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct TripStackView: View {
    @Bindable var flow: TripFlow

    var body: some View {
      NavigationStack(path: $flow.path) {
        TripView(flow: flow)
          .navigationDestination(for: TripRoute.self) { route in
            switch route {
            case .packingList:
              PackingListView(flow: flow)
            case .visa:
              VisaView()
            }
          }
      }
    }
  }
#endif
