struct Painting: Hashable {
  let title: String
}
