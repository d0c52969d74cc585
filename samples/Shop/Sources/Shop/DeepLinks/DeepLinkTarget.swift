/// Where a link leads: a tab, and perhaps one screen on its stack.
struct DeepLinkTarget: Equatable {
  let tab: AppTab
  var route: Route?
}
