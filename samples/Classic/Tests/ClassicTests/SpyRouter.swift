@testable import Classic

/// A router without screens that remembers what it was told.
@MainActor
final class SpyRouter: Router {
  private(set) var stack: [any Presentable] = []
  private(set) var presented: (any Presentable)?

  #if canImport(UIKit)
    let viewController = UIViewController()
  #endif

  func setRoot(_ module: any Presentable) {
    stack = [module]
  }

  func push(_ module: any Presentable) {
    stack.append(module)
  }

  func pop() {
    stack.removeLast()
  }

  func present(_ module: any Presentable) {
    presented = module
  }

  func dismiss() {
    presented = nil
  }
}
