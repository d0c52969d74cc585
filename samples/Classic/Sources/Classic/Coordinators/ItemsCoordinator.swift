@MainActor
final class ItemsCoordinator: ItemsFlow {
  var childCoordinators: [any Coordinator] = []

  private let router: any Router
  private let factory: any CoordinatorFactory
  private let modules: any ModuleFactory
  private let store: ItemStore
  private weak var list: (any ItemListModule)?

  init(
    router: any Router, factory: any CoordinatorFactory, modules: any ModuleFactory,
    store: ItemStore
  ) {
    self.router = router
    self.factory = factory
    self.modules = modules
    self.store = store
  }

  func start() {
    showList()
  }

  private func showList() {
    let list = modules.makeItemList(store)
    list.onSelect = { [weak self] item in
      self?.showDetail(item)
    }
    list.onCreate = { [weak self] in
      self?.startEditor(nil)
    }
    self.list = list
    router.setRoot(list)
  }

  private func showDetail(_ item: Item) {
    let detail = modules.makeItemDetail(item)
    detail.onEdit = { [weak self] in
      self?.startEditor(item)
    }
    router.push(detail)
  }

  private func startEditor(_ item: Item?) {
    let editorRouter = modules.makeRouter()
    let editor = factory.makeItemEditorFlow(router: editorRouter, item: item)
    editor.delegate = self
    addChild(editor)
    editor.start()
    router.present(editorRouter)
  }
}

extension ItemsCoordinator: ItemEditorFlowDelegate {
  func itemEditorFlow(_ flow: any ItemEditorFlow, didSave item: Item) {
    router.dismiss()
    removeChild(flow)
    store.save(item)
    list?.reload()
  }

  func itemEditorFlowDidCancel(_ flow: any ItemEditorFlow) {
    router.dismiss()
    removeChild(flow)
  }
}
