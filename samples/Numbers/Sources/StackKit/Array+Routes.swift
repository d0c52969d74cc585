extension Array {
  public mutating func push<Screen>(_ screen: Screen) where Element == Route<Screen> {
    append(.push(screen))
  }

  public mutating func presentSheet<Screen>(_ screen: Screen) where Element == Route<Screen> {
    append(.sheet(screen))
  }

  public mutating func presentCover<Screen>(_ screen: Screen) where Element == Route<Screen> {
    append(.cover(screen))
  }

  public mutating func goBack<Screen>() where Element == Route<Screen> {
    _ = popLast()
  }

  public mutating func goBackToRoot<Screen>() where Element == Route<Screen> {
    removeAll()
  }

  /// The screens below the first modal.
  func pushedScreens<Screen>() -> [Screen] where Element == Route<Screen> {
    prefix { $0.presentation == .push }.map(\.screen)
  }

  /// Takes over what the user's back gesture left; the modals above a dropped screen go with it.
  mutating func setPushedScreens<Screen>(_ screens: [Screen]) where Element == Route<Screen> {
    guard screens.count < pushedScreens().count else { return }
    self = screens.map(Route.push)
  }
}
