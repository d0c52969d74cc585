#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import StackKit

  struct SeriesView: View {
    let series: Series

    @EnvironmentObject private var navigator: FlowNavigator<NumberScreen>

    var body: some View {
      List(series.members(upTo: 100), id: \.self) { number in
        Button("\(number)") { navigator.push(.number(number)) }
      }
      .navigationTitle(series.rawValue.capitalized)
    }
  }
#endif
