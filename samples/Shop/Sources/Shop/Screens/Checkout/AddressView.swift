#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct AddressView: View {
    @Bindable var coordinator: CheckoutCoordinator

    var body: some View {
      Form {
        TextField("Street and town", text: $coordinator.draft.address, axis: .vertical)
      }
      .navigationTitle("Address")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { coordinator.cancel() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Next") { coordinator.addressEntered() }
            .disabled(coordinator.draft.address.isEmpty)
        }
      }
    }
  }
#endif
