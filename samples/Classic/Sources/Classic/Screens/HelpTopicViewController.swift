#if canImport(UIKit)
  import UIKit

  final class HelpTopicViewController: RowsViewController {
    var onShare: (() -> Void)?

    init(topic: HelpTopic) {
      super.init(title: topic.title)
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.onShare?() })
      rows = [Row(title: topic.text) {}]
    }
  }
#endif
