/// Shared by `OrderFlow` and `GiftFlow`; the first makes and shows both cases.
enum OrderRoute: Hashable {
  case order(Int)
  case invoice(Int)
}
