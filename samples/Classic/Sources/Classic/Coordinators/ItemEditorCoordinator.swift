/// Presented above the items: a form, and a picker on top of it.
@MainActor
final class ItemEditorCoordinator: ItemEditorFlow {
  var childCoordinators: [any Coordinator] = []
  weak var delegate: (any ItemEditorFlowDelegate)?

  private let router: any Router
  private let modules: any ModuleFactory
  private let item: Item?

  init(router: any Router, modules: any ModuleFactory, item: Item?) {
    self.router = router
    self.modules = modules
    self.item = item
  }

  func start() {
    showForm()
  }

  private func showForm() {
    let form = modules.makeItemForm(item)
    form.onChooseCategory = { [weak self, weak form] category in
      self?.showCategoryPicker(category) { form?.use($0) }
    }
    form.onSave = { [weak self] item in
      guard let self else { return }
      delegate?.itemEditorFlow(self, didSave: item)
    }
    form.onCancel = { [weak self] in
      guard let self else { return }
      delegate?.itemEditorFlowDidCancel(self)
    }
    router.setRoot(form)
  }

  private func showCategoryPicker(
    _ category: Item.Category, onPick: @escaping (Item.Category) -> Void
  ) {
    let picker = modules.makeCategoryPicker(category)
    picker.onPick = { [weak self] category in
      onPick(category)
      self?.router.pop()
    }
    router.push(picker)
  }
}
