import Foundation

@MainActor
final class ItemStore {
  private(set) var items: [Item] = []

  func save(_ item: Item) {
    items.removeAll { $0.id == item.id }
    items.append(item)
  }
}
