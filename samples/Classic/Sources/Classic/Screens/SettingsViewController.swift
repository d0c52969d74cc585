#if canImport(UIKit)
  import UIKit

  final class SettingsViewController: RowsViewController, SettingsModule {
    var onAccount: (() -> Void)?
    var onAbout: (() -> Void)?

    init() {
      super.init(title: "Settings")
      rows = [
        Row(title: "Account") { [weak self] in self?.onAccount?() },
        Row(title: "About") { [weak self] in self?.onAbout?() },
      ]
    }
  }
#endif
