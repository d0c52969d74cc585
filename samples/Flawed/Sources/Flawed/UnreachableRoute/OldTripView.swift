#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// The trip's page before it was rewritten.
  struct OldTripView: View {
    let flow: TripFlow

    var body: some View {
      List {
        // Wrong (unreachable-route): only this view leads to the visa, and nothing shows it.
        Button("Visa") { flow.showVisa() }
      }
      .navigationTitle("Trip")
    }
  }
#endif
