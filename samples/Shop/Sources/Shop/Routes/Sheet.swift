/// What can be presented above the tabs.
enum Sheet: Hashable, Identifiable {
  case filter
  case writeReview(Product.ID)
  case support

  var id: Self { self }
}
