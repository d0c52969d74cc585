struct Sculpture: Hashable {
  let title: String
}
