import Testing

/// Handlers that do much besides reading the link: they wait, clear the screen and ask the app.
@Suite("A link in a handler") struct LinkHandlerTests {
  private static func lines(
    _ body: String, members: String = "", more: String = ""
  ) -> [String] {
    LinkFixture.lines(
      [
        """
        import SwiftUI
        struct LampView: View { var body: some View { Text("") } }
        struct RugView: View { var body: some View { Text("") } }
        struct SeatView: View { var body: some View { Text("") } }
        \(more)
        final class Porter {
          let hall = UIViewController()
          enum Errand: String { case lamp, rug, seat }
        \(members)
          func handle(_ url: URL) {
        \(body)
          }
        }
        @main struct HallApp: App {
          let porter = Porter()
          var body: some Scene {
            WindowGroup { SeatView().onOpenURL { porter.handle($0) } }
          }
        }
        """
      ], scheme: "hall")
  }

  private static let promise = """
    struct Halls { var open: Promise<Hall> }
    var current = Halls()
    final class Hall: UIViewController {
      func showLamp() { present(UIHostingController(rootView: LampView()), animated: true) }
    }
    """

  @Test("goes on in what a promise calls back, with what it promises")
  func promise() {
    let lines = Self.lines(
      """
      guard let host = url.host else { return }
      current.open.done { hall in
        if host == "lamp" { hall.showLamp() }
      }
      """, more: Self.promise)
    #expect(lines == ["lamp/** -> LampView"])
  }

  @Test("knows what a closure is called with from the function that takes it")
  func typedClosure() {
    let lines = Self.lines(
      """
      guard url.host == "lamp" else { return }
      inside { hall in hall.showLamp() }
      """,
      members: """
        func inside(_ show: @escaping (Hall) -> Void) {
          waiting.whenOpen { hall in show(hall) }
        }
        """, more: Self.promise)
    #expect(lines == ["lamp/** -> LampView"])
  }

  @Test("finds what the tree adds to a library's only instance")
  func onlyInstance() {
    let lines = Self.lines(
      """
      guard url.host == "lamp" else { return }
      UIApplication.shared.house.hall.showLamp()
      """,
      more: Self.promise + """

        final class House: UIResponder { let hall = Hall() }
        extension UIApplication { var house: House { delegate as! House } }
        """)
    #expect(lines == ["lamp/** -> LampView"])
  }

  @Test("ends where an alert asks: what its buttons do comes later")
  func buttonsOfAnAlert() {
    let lines = Self.lines(
      """
      guard url.host == "lamp" else { return }
      let alert = UIAlertController(title: "", message: "", preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "", style: .default) { _ in
          self.hall.present(UIHostingController(rootView: RugView()), animated: true)
        })
      hall.present(alert, animated: true)
      """)
    #expect(lines == ["lamp/** -> Alert"])
  }

  @Test("goes on in a closure that is handed on under a name")
  func handedOn() {
    let lines = Self.lines(
      """
      guard url.host == "lamp" else { return }
      cleared { self.hall.present(UIHostingController(rootView: LampView()), animated: true) }
      """,
      members: """
        private func cleared(then work: @escaping () -> Void) {
          hall.dismiss(animated: false, completion: work)
        }
        """)
    #expect(lines == ["lamp/** -> LampView"])
  }

  @Test("shows a screen that was built before, in a stack and through an extension of views")
  func builtBefore() {
    let lines = Self.lines(
      """
      switch url.host {
      case "lamp":
        let lamp = LampView()
        hall.present(UIHostingController(rootView: NavigationStack { lamp }), animated: true)
      case "rug":
        let rug = RugView().hosted()
        hall.present(rug, animated: true)
      default: break
      }
      """,
      more: """
        extension View {
          func hosted() -> UIHostingController<some View> {
            let view = environmentObject(Lights()).padding()
            return UIHostingController(rootView: view)
          }
        }
        final class Lights: ObservableObject {}
        """)
    #expect(lines == ["lamp/** -> LampView", "rug/** -> RugView"])
  }

  @Test("keeps every case's way, however much the app is asked on the way there")
  func manyConditions() {
    let questions = (0..<14).map { "if defaults.bool(forKey: \"q\($0)\") { log(\($0)) }" }
    let lines = Self.lines(
      """
      \(questions.joined(separator: "\n"))
      guard let host = url.host, let errand = Errand(rawValue: host) else { return }
      switch errand {
      case .lamp: hall.present(UIHostingController(rootView: LampView()), animated: true)
      case .rug: hall.present(UIHostingController(rootView: RugView()), animated: true)
      case .seat: hall.present(UIHostingController(rootView: SeatView()), animated: true)
      }
      """,
      members: """
        let defaults = UserDefaults.standard
        var last = 0
        func log(_ number: Int) { last = number }
        """)
    #expect(
      lines == ["lamp/** -> LampView", "rug/** -> RugView", "seat/** -> SeatView"])
  }

  @Test("of another scheme than the web's has one that the app claims")
  func notOfTheWeb() {
    let lines = Self.lines(
      """
      if ["http", "https"].contains(url.scheme) { return }
      guard url.host == "lamp" else { return }
      hall.present(UIHostingController(rootView: LampView()), animated: true)
      """)
    #expect(lines == ["hall://lamp/** -> LampView"])
  }

  @Test("is asked about by a variable of the app's state: that is the landing's condition")
  func stateOfTheApp() {
    let lines = Self.lines(
      """
      guard url.host == "lamp", let name = url.pathComponents.last,
        current.open.first(where: { $0 == name }) != nil
      else { return }
      hall.present(UIHostingController(rootView: LampView()), animated: true)
      """,
      more: """
        struct Halls { var open: [String] = [] }
        var current = Halls()
        """)
    #expect(lines.allSatisfy { !$0.contains(" where ") })
    #expect(lines.contains { $0.contains("lamp") && $0.contains("LampView") })
  }
}
