@MainActor
final class Session {
  private(set) var isLoggedIn: Bool

  init(isLoggedIn: Bool = false) {
    self.isLoggedIn = isLoggedIn
  }

  func logIn() {
    isLoggedIn = true
  }

  func logOut() {
    isLoggedIn = false
  }
}
