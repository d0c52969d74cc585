#if canImport(SwiftUI) && os(iOS)
  import SwiftUI

  struct FilterView: View {
    @Environment(ShopModel.self) private var shop
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      @Bindable var shop = shop
      Form {
        Picker("Category", selection: $shop.filter) {
          Text("All").tag(Product.Category?.none)
          ForEach(Product.Category.allCases, id: \.self) { category in
            Text(category.rawValue.capitalized).tag(Product.Category?.some(category))
          }
        }
        Button("Done") { dismiss() }
      }
      .presentationDetents([.medium])
    }
  }
#endif
