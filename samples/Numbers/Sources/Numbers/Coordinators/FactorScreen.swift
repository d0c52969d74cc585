enum FactorScreen: Hashable {
  case factors(Int)
  case prime(Int)
  case explanation
}
