/// Everything that can be pushed on the stack of a tab.
enum Route: Hashable {
  case productDetail(Product.ID)
  case reviews(Product.ID)
  /// From the time before the cart had its own tab. It is still shown, but nobody makes it.
  case cart
  case checkout
  case orderConfirmation(Order.ID)
  case orders
  case orderDetail(Order.ID)
  case settings
}
