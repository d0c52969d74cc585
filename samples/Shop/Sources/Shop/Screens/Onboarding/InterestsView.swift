#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct InterestsView: View {
    let coordinator: OnboardingCoordinator

    var body: some View {
      List(Product.Category.allCases, id: \.self) { category in
        Button {
          coordinator.toggle(category)
        } label: {
          HStack {
            Text(category.rawValue.capitalized)
            Spacer()
            if coordinator.interests.contains(category) {
              Image(systemName: "checkmark")
            }
          }
        }
      }
      .navigationTitle("Interests")
      .toolbar {
        Button("Next") { coordinator.interestsChosen() }
          .disabled(coordinator.interests.isEmpty)
      }
    }
  }
#endif
