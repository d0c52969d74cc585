#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct AppearanceView: View {
    @AppStorage("usesRomanNumerals") private var usesRomanNumerals = false

    var body: some View {
      Form {
        Toggle("Roman numerals", isOn: $usesRomanNumerals)
      }
      .navigationTitle("Appearance")
    }
  }
#endif
