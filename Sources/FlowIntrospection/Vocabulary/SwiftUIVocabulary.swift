extension Vocabulary {
  static let swiftUI: Vocabulary = {
    var it = Vocabulary()
    it.screenBases = [
      "View", "UIViewControllerRepresentable", "UIViewRepresentable",
      "NSViewControllerRepresentable", "NSViewRepresentable", "ViewModifier", "ToolbarContent",
      "CustomizableToolbarContent", "Commands", "Scene",
    ]
    it.entryBases = ["App", "Scene"]
    it.stacks = [
      "NavigationStack": StackRule(pathLabel: "path", ownsState: false),
      "NavigationView": StackRule(pathLabel: "path", ownsState: false),
    ]
    it.tabViews = ["TabView"]
    it.links = ["NavigationLink"]
    it.controls = ["Button", "Toggle", "Menu", "ShareLink", "ToolbarItem"]
    it.gestures = ["onTapGesture", "onLongPressGesture"]
    it.alerts = [
      "alert": "Alert", "confirmationDialog": "ConfirmationDialog", "actionSheet": "ActionSheet",
    ]
    it.modals = [
      "sheet": "sheet", "fullScreenCover": "fullScreenCover", "popover": "popover",
      "inspector": "detail",
    ]
    it.inPlaceModifiers = ["searchable"]
    it.destinations = ["navigationDestination": "push"]
    it.urlModifiers = ["onOpenURL", "onContinueUserActivity"]
    it.valueWrappers = [
      "State", "StateObject", "ObservedObject", "Published", "Bindable", "Binding", "AnyView",
    ]
    it.mutations = [
      "append": .append(style: nil), "insert": .append(style: nil), "removeLast": .remove,
      "popLast": .remove, "removeAll": .remove, "removeFirst": .remove, "remove": .remove,
      "removeSubrange": .remove, "dropLast": .remove, "toggle": .assign,
    ]
    it.environmentActions = ["dismiss": .dismiss, "openWindow": .present("window")]
    it.primitives = [
      "View", "AnyView", "EmptyView", "Text", "Image", "AsyncImage", "Color", "Spacer", "Divider",
      "ScrollView", "LazyVStack", "ProgressView", "GeometryReader", "NavigationView",
      "NavigationStack", "NavigationSplitView", "TabView", "ScrollViewReader",
      "ContentUnavailableView",
      "TimelineView", "ViewThatFits", "HSplitView", "VSplitView", "TupleView", "ModifiedContent",
      "UIView", "NSView", "UIImageView", "UIStackView", "UIScrollView", "UITableView",
      "UICollectionView", "UITextView", "UIVisualEffectView", "WKWebView", "MKMapView",
      "UIActivityIndicatorView", "UIProgressView", "UIPickerView", "UIHostingController",
      "UINavigationController", "UITabBarController", "UISplitViewController",
      "UIPageViewController", "UIViewController", "NSHostingController", "NSViewController",
      "UISearchController", "UIPresentationController", "NSFetchedResultsController",
      "FetchedResultsController", "UIRefreshControl", "CLLocationManager", "AVPlayerView",
      "UIDocumentInteractionController", "UIContentUnavailableView", "CALayer", "NSHostingView",
    ]
    it.eventSuffixes = [
      "Action", "Event", "Output", "Result", "Message", "State", "DeepLink", "Deeplink", "Link",
      "Status", "Error", "Phase",
    ]
    return it
  }()
}
