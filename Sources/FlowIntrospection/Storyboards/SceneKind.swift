import SwiftFacts

extension StoryboardScene {
  /// The library's class that the scene is, or inherits from.
  var baseClass: String {
    if let customClass, Self.bases.contains(customClass) { return customClass }
    return switch element {
    case "navigationController": "UINavigationController"
    case "tabBarController": "UITabBarController"
    case "tabViewController": "NSTabViewController"
    case "windowController": "NSWindowController"
    default: "UIViewController"
    }
  }

  /// Its class, if that is not the library's own.
  var ownClass: String? {
    guard let customClass, !customClass.isEmpty, !Self.bases.contains(customClass) else {
      return nil
    }
    return customClass
  }

  /// Only a frame for what stands in it, unless it has a class of its own.
  var isContainer: Bool {
    ["UINavigationController", "NSWindowController"].contains(baseClass)
  }

  private static let bases: Set<String> = [
    "UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController",
    "UITableViewController", "UICollectionViewController", "UIPageViewController",
    "NSViewController", "NSTabViewController", "NSSplitViewController", "NSWindowController",
  ]

  /// A name for a scene that has no class of its own.
  var ownName: String {
    for text in [identifier, title] {
      let words = (text ?? "").split { !$0.isLetter && !$0.isNumber }
      let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      if !name.isEmpty { return name }
    }
    return idName
  }

  /// A name that no other scene has.
  var idName: String {
    "\(element.prefix(1).uppercased())\(element.dropFirst())-\(id)"
  }
}

extension StoryboardSegue {
  /// One of the controllers of a tab bar.
  var isTab: Bool { relationship == "viewControllers" || relationship == "tabItems" }

  /// What the scene is put together from: no code performs it.
  var isStructure: Bool { kind == "relationship" || kind == "embed" }

  /// Whether only code performs it.
  var waitsForCode: Bool { isManual && !isStructure && kind != "unwind" }
}
