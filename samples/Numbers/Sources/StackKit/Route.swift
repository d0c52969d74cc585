/// One step of a flow: a screen, and how it appears above the one before.
public struct Route<Screen> {
  public enum Presentation: Hashable, Sendable {
    case push
    case sheet
    case cover
  }

  public var screen: Screen
  public var presentation: Presentation

  public init(_ screen: Screen, as presentation: Presentation) {
    self.screen = screen
    self.presentation = presentation
  }

  public static func push(_ screen: Screen) -> Self {
    Self(screen, as: .push)
  }

  public static func sheet(_ screen: Screen) -> Self {
    Self(screen, as: .sheet)
  }

  public static func cover(_ screen: Screen) -> Self {
    Self(screen, as: .cover)
  }
}

extension Route: Equatable where Screen: Equatable {}

extension Route: Hashable where Screen: Hashable {}

extension Route: Sendable where Screen: Sendable {}

extension Route: Identifiable where Screen: Hashable {
  public var id: Self { self }
}
