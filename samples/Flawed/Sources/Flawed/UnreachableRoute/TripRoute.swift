enum TripRoute: Hashable {
  // Right: made for `TripView`, which a tab shows.
  case packingList
  // Wrong (unreachable-route): made for `OldTripView` only, and nothing shows that view.
  case visa
}
