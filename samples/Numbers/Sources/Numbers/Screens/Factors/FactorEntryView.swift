#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct FactorEntryView: View {
    let history: [Int]
    let onChoose: (Int) -> Void

    @State private var number = 12

    var body: some View {
      Form {
        Stepper("\(number)", value: $number, in: 2...10_000)
        Button("Take apart") { onChoose(number) }
        Text("Taken apart so far: \(history.count)")
      }
      .navigationTitle("Factors")
    }
  }
#endif
