@MainActor
protocol LoginFlow: Coordinator {
  var delegate: (any LoginFlowDelegate)? { get set }
}

@MainActor
protocol LoginFlowDelegate: AnyObject {
  func loginFlowDidFinish(_ flow: any LoginFlow)
}
