#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct CabinetView: View {
    let onSelect: (Int) -> Void

    var body: some View {
      List(Array(1...3), id: \.self) { trophy in
        Button("Trophy \(trophy)") { onSelect(trophy) }
      }
      .navigationTitle("Trophies")
    }
  }
#endif
