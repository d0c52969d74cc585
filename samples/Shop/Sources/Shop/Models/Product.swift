import Foundation

struct Product: Identifiable, Hashable, Sendable {
  enum Category: String, CaseIterable, Sendable {
    case kitchen
    case light
    case textile
  }

  let id: UUID
  let name: String
  let category: Category
  let priceInCents: Int

  /// The address under which the app itself opens this product.
  var link: URL? { URL(string: "shop://product/\(id.uuidString)") }
}

extension Product {
  static let samples = [
    sample(1, "Teapot", .kitchen, 3_400),
    sample(2, "Bread board", .kitchen, 2_100),
    sample(3, "Desk lamp", .light, 5_900),
    sample(4, "Linen towel", .textile, 1_500),
  ]

  private static func sample(
    _ number: UInt8, _ name: String, _ category: Category, _ priceInCents: Int
  ) -> Product {
    let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
    return Product(id: id, name: name, category: category, priceInCents: priceInCents)
  }
}
