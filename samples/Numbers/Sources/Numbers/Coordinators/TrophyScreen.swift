enum TrophyScreen: Hashable {
  case cabinet
  case trophy(Int)
}
