@MainActor
protocol SettingsFlow: Coordinator {
  var delegate: (any SettingsFlowDelegate)? { get set }
}

@MainActor
protocol SettingsFlowDelegate: AnyObject {
  func settingsFlowDidLogOut(_ flow: any SettingsFlow)
}
