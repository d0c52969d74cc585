/// A small app with one stack.
///
/// `GuideView` binds `Guide.trail`, an array of `Place`, and `HomeView` stands first in it. Tests give
/// the guide and the home view that they are about.
enum Library {
  static let places = """
    enum Place: Hashable { case shelf, book(Int), author(String) }

    """

  /// What each place shows.
  static let stack = """
    struct GuideView: View {
      @State private var guide = Guide()
      var body: some View {
        NavigationStack(path: $guide.trail) {
          HomeView(guide: guide)
            .navigationDestination(for: Place.self) { place in
              switch place {
              case .shelf: ShelfView()
              case .book(let id): BookView(id: id)
              case .author(let name): AuthorView(name: name)
              }
            }
        }
      }
    }
    struct ShelfView: View { var body: some View { Text("") } }
    struct BookView: View { let id: Int; var body: some View { Text("") } }
    struct AuthorView: View { let name: String; var body: some View { Text("") } }
    @main struct LibraryApp: App {
      var body: some Scene { WindowGroup { GuideView() } }
    }

    """

  static let guide = """
    @Observable final class Guide {
      var trail: [Place] = []
      func zorp(_ place: Place) { trail.append(place) }
    }

    """

  /// `HomeView` with a button that does this.
  static func home(_ action: String, members: String = "let guide: Guide") -> String {
    """
    struct HomeView: View {
      \(members)
      var body: some View {
        Button("Go") { \(action) }
      }
    }

    """
  }

  static func app(guide: String = Self.guide, home: String) -> String {
    places + guide + home + stack
  }
}
