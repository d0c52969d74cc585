struct Order: Identifiable, Hashable, Sendable {
  let id: Int
  let products: [Product]
  let address: String

  var totalInCents: Int { products.reduce(0) { $0 + $1.priceInCents } }
}
