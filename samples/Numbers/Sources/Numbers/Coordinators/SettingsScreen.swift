enum SettingsScreen: Hashable {
  case menu
  case appearance
  case about
}
