#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  /// The trip's page before it was rewritten.
  struct OldTripView: View {
    let flow: TripFlow

    var body: some View {
      List {
        // Wrong (unreachable-route): nothing shows this view any more, and only it leads to the visa.
        Button("Visa") { flow.showVisa() }
      }
      .navigationTitle("Trip")
    }
  }
#endif
