@MainActor
protocol ItemEditorFlow: Coordinator {
  var delegate: (any ItemEditorFlowDelegate)? { get set }
}

@MainActor
protocol ItemEditorFlowDelegate: AnyObject {
  func itemEditorFlow(_ flow: any ItemEditorFlow, didSave item: Item)
  func itemEditorFlowDidCancel(_ flow: any ItemEditorFlow)
}
