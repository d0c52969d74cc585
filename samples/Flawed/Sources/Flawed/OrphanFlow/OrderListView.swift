#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct OrderListView: View {
    let opened: Set<Int>
    let onSelect: (Int) -> Void

    var body: some View {
      List(Array(1...3), id: \.self) { number in
        Button("Order \(number)") { onSelect(number) }
          .font(opened.contains(number) ? .body : .headline)
      }
      .navigationTitle("Orders")
    }
  }
#endif
