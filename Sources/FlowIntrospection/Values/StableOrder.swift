/// An order of values that is the same in every run, for what is kept in sets.
extension Sequence where Element == Value {
  /// Sorts by fingerprint; the few unequal values that share one are told apart by all they hold.
  func inStableOrder() -> [Value] {
    map { (print: $0.fingerprint, value: $0) }.sorted {
      $0.print != $1.print ? $0.print < $1.print : "\($0.value)" < "\($1.value)"
    }.map(\.value)
  }
}

extension Sequence where Element == [Value] {
  /// Sorts lists as `inStableOrder` does values.
  func inStableOrder() -> [[Value]] {
    map { (print: $0.map(\.fingerprint), list: $0) }.sorted {
      $0.print != $1.print
        ? $0.print.lexicographicallyPrecedes($1.print) : "\($0.list)" < "\($1.list)"
    }.map(\.list)
  }
}
