@MainActor
protocol MainFlow: Coordinator {
  var delegate: (any MainFlowDelegate)? { get set }
}

@MainActor
protocol MainFlowDelegate: AnyObject {
  func mainFlowDidLogOut(_ flow: any MainFlow)
}
