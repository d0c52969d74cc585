import Observation

@MainActor
@Observable
final class LibraryFlow {
  var path: [LibraryRoute] = []
  private(set) var favourites: Set<String> = []

  func showBook(_ title: String) {
    path.append(.book(title))
  }

  func showFavourites() {
    path.append(.favourites)
  }

  func toggleFavourite(_ title: String) {
    favourites.formSymmetricDifference([title])
  }
}
