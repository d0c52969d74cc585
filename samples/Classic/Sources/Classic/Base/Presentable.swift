#if canImport(UIKit)
  import UIKit
#endif

/// Whatever a router can show.
@MainActor
protocol Presentable: AnyObject {
  #if canImport(UIKit)
    var viewController: UIViewController { get }
  #endif
}

#if canImport(UIKit)
  extension UIViewController: Presentable {
    var viewController: UIViewController { self }
  }
#endif
