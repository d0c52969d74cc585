enum NewsRoute: Hashable {
  case article(Int)
  case newsletter
}
