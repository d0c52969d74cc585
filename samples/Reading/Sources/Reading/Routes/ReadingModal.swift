enum ReadingModal: Hashable, Identifiable {
  case search(String)

  var id: Self { self }
}
