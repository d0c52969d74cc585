enum LibraryRoute: Hashable {
  case book(String)
  // Right: `LibraryFlow.showFavourites()` makes this case.
  case favourites
  // Wrong (unused-route): the case is declared and shown, but no code makes it.
  case archive
}
