#if canImport(SwiftUI)
  import SwiftUI

  struct PeriodView: View {
    let onChoose: (Int) -> Void

    var body: some View {
      List(Array(1...4), id: \.self) { weeks in
        Button("\(weeks) weeks") { onChoose(weeks) }
      }
      .navigationTitle("For how long?")
    }
  }
#endif
