#if canImport(UIKit)
  import UIKit

  /// A column of buttons; the superclass of all screens here.
  class ButtonsViewController: UIViewController {
    private let stack = UIStackView()

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      stack.axis = .vertical
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }

    func addButton(_ title: String, action: @escaping () -> Void) {
      let primaryAction = UIAction(title: title) { _ in action() }
      stack.addArrangedSubview(UIButton(configuration: .plain(), primaryAction: primaryAction))
    }
  }
#endif
