enum AppTab: Hashable {
  case library
  case trips
  case orders
  case news
  case gallery
}
