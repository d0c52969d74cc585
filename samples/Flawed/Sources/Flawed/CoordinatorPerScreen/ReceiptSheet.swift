enum ReceiptSheet: Hashable, Identifiable {
  case receipt

  var id: Self { self }
}
