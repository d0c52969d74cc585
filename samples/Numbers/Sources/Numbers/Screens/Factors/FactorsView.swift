#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct FactorsView: View {
    let number: Int
    let onPrime: (Int) -> Void
    let onExplain: () -> Void

    var body: some View {
      List {
        ForEach(Array(Set(Factors.of(number))).sorted(), id: \.self) { prime in
          Button("\(prime)") { onPrime(prime) }
        }
        Button("Why these?") { onExplain() }
      }
      .navigationTitle("\(number)")
    }
  }
#endif
