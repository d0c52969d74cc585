enum AppSheet: Hashable, Identifiable {
  case survey
  case poll
  case account

  var id: Self { self }
}
