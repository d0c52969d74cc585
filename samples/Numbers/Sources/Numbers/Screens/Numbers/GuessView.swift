#if canImport(SwiftUI) && os(iOS)
  import SwiftUI
  import StackKit

  struct GuessView: View {
    let number: Int

    @EnvironmentObject private var navigator: FlowNavigator<NumberScreen>
    @State private var guess = 2

    var body: some View {
      Form {
        Stepper("Does \(guess) divide \(number)?", value: $guess, in: 2...99)
        Text(number.isMultiple(of: guess) ? "Yes" : "No")
        Button("Done") { navigator.goBack() }
      }
    }
  }
#endif
