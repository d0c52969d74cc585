#if canImport(UIKit)
  import UIKit

  final class HelpTopicsViewController: RowsViewController {
    var onSelect: ((HelpTopic) -> Void)?
    var onClose: (() -> Void)?

    init() {
      super.init(title: "Help")
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.onClose?() })
      rows = HelpTopic.all.map { topic in
        Row(title: topic.title) { [weak self] in self?.onSelect?(topic) }
      }
    }
  }
#endif
