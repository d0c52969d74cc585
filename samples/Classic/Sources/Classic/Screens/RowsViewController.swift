#if canImport(UIKit)
  import UIKit

  /// A list of rows, each of which does something when it is tapped.
  class RowsViewController: UITableViewController {
    struct Row {
      let title: String
      let action: () -> Void
    }

    var rows: [Row] = [] {
      didSet {
        if isViewLoaded {
          tableView.reloadData()
        }
      }
    }

    init(title: String) {
      super.init(style: .insetGrouped)
      self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = rows[indexPath.row].title
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      rows[indexPath.row].action()
    }
  }
#endif
