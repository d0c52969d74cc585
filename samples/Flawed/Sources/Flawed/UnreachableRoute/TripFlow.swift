import Observation

@MainActor
@Observable
final class TripFlow {
  var path: [TripRoute] = []
  private(set) var packed: Set<String> = []

  func showPackingList() {
    path.append(.packingList)
  }

  func showVisa() {
    path.append(.visa)
  }

  func togglePacked(_ thing: String) {
    packed.formSymmetricDifference([thing])
  }
}
