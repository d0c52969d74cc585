import Foundation

struct Item: Identifiable, Hashable, Sendable {
  enum Category: String, CaseIterable, Sendable {
    case home
    case work
    case errands
  }

  let id: UUID
  var title: String
  var category: Category
}
