import Testing

@testable import FlowIntrospection

/// Links whose value ends in a method that does nothing.
@Suite struct DroppedLinkTests {
  private func handled(base: String) -> [String: Bool] {
    let graph = introspect(
      """
      enum Wish {
        case plum, pear
        static func read(_ payload: [AnyHashable: Any]) -> Wish? {
          guard let id = payload["wish"] as? String else { return nil }
          switch id {
          case "plum": return .plum
          case "pear": return .pear
          default: return nil
          }
        }
      }
      class Helper {
        var helpers: [Helper] = []
        func begin(with wish: Wish?) { \(base) }
      }
      final class RootHelper: Helper {
        let navigation = UINavigationController()
        override func begin(with wish: Wish?) {
          guard let wish = wish else { return }
          switch wish {
          case .plum: showPlum()
          default: helpers.forEach { helper in helper.begin(with: wish) }
          }
        }
        private func showPlum() {
          navigation.pushViewController(PlumController(), animated: true)
        }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let root = RootHelper()
        func application(
          _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
        ) {
          root.begin(with: Wish.read(userInfo))
        }
      }

      """ + controllers("PlumController"))
    return Dictionary(
      uniqueKeysWithValues: graph.deepLinks.map {
        ($0.pattern.description.contains("pear") ? "pear" : "plum", $0.handled)
      })
  }

  @Test func anEmptyMethodOfABaseClassHandlesNothing() {
    #expect(handled(base: "") == ["plum": true, "pear": false])
  }

  @Test func aMethodThatDoesSomethingTakesTheValue() {
    #expect(handled(base: "remember(wish)") == ["plum": true, "pear": true])
  }
}
