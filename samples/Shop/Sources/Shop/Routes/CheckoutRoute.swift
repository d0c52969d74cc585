enum CheckoutRoute: Hashable {
  case delivery
  case payment
}
