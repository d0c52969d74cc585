#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import StackKit

  struct NumberView: View {
    let number: Int

    @EnvironmentObject private var navigator: FlowNavigator<NumberScreen>

    var body: some View {
      List {
        Button("Next") { navigator.push(.number(number + 1)) }
        Button("Guess a divisor") { navigator.presentCover(.guess(number)) }
        Button("Back to the start") { navigator.goBackToRoot() }
      }
      .navigationTitle("\(number)")
    }
  }
#endif
