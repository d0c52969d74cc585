/// What the steps of the checkout collect together.
struct CheckoutDraft: Equatable {
  enum Delivery: String, CaseIterable {
    case standard
    case express
  }

  var address = ""
  var delivery = Delivery.standard
}
