enum AppTab: Hashable, CaseIterable {
  case catalog
  case cart
  case profile
}
