import Foundation
import Observation

/// Products, cart and orders; knows nothing of navigation.
@MainActor
@Observable
final class ShopModel {
  let products = Product.samples
  var filter: Product.Category?
  private(set) var cart: [Product] = []
  private(set) var orders: [Order] = []
  private(set) var reviews: [Product.ID: [String]] = [:]

  var visibleProducts: [Product] {
    guard let filter else { return products }
    return products.filter { $0.category == filter }
  }

  func product(_ id: Product.ID) -> Product? {
    products.first { $0.id == id }
  }

  func order(_ id: Order.ID) -> Order? {
    orders.first { $0.id == id }
  }

  func addToCart(_ product: Product) {
    cart.append(product)
  }

  func addReview(_ text: String, for id: Product.ID) {
    reviews[id, default: []].append(text)
  }

  func placeOrder(_ draft: CheckoutDraft) -> Order {
    let order = Order(id: orders.count + 1, products: cart, address: draft.address)
    orders.append(order)
    cart = []
    return order
  }
}
