/// What a type is by what it inherits.
struct TypeTraits {
  /// A view or view controller.
  var isScreen = false
  /// Where the system enters.
  var isEntry = false
  /// A reducer of The Composable Architecture.
  var isReducer = false
}
