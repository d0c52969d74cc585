import Testing

@testable import FlowIntrospection

/// Links that lead on through functions which other code keeps or is given.
@Suite("A link behind a callback")
struct LinkCallbackTests {
  private static func lines(_ body: String, members: String = "", more: String = "") -> [String] {
    LinkFixture.lines(
      [
        """
        import SwiftUI
        import UIKit
        struct Guest { var name: String }
        final class Clerk {
          var onCall: ((Guest) -> Void)?
          let desk = UIViewController()
          func handle(_ url: URL) {
            \(body)
          }
          \(members)
        }
        final class Ledger: ObservableObject {
          enum Leaf: Equatable { case cover, guest(Guest) }
          @Published private(set) var leaf: Leaf = .cover
          func turn(to guest: Guest) { leaf = .guest(guest) }
        }
        struct HouseView: View {
          @StateObject private var ledger = Ledger()
          @State private var clerk = Clerk()
          var body: some View {
            Group {
              switch ledger.leaf {
              case .cover: CoverView()
              case .guest(let guest): GuestView(guest: guest)
              }
            }
            .onAppear { clerk.onCall = { ledger.turn(to: $0) } }
            .onOpenURL { clerk.handle($0) }
          }
        }
        struct CoverView: View { var body: some View { Text("Cover") } }
        struct GuestView: View {
          let guest: Guest
          var body: some View { Text(guest.name) }
        }
        final class BillViewController: UIViewController {}
        @main struct HouseApp: App { var body: some Scene { WindowGroup { HouseView() } } }
        """, more,
      ], scheme: "house")
  }

  @Test func runsWhatAViewKeepsThere() {
    let lines = Self.lines(
      """
      guard url.host == "guest" else { return }
      onCall?(Guest(name: url.path))
      """)
    #expect(lines == ["guest/** -> Ledger.Leaf.guest"])
  }

  @Test func runsItBehindCallsThatTheLinkIsNotGivenTo() {
    let lines = Self.lines(
      """
      guard url.host == "guest" else { return }
      call(Guest(name: "")).done { [weak self] in self?.note(url) }
      """,
      members: """
        func call(_ guest: Guest) -> Promise<Void> {
          onCall?(guest)
          return Promise()
        }
        func note(_ url: URL) {}
        """)
    #expect(lines == ["guest/** -> Ledger.Leaf.guest"])
  }

  @Test func goesOnInTheClosureOfAFunctionThatMovesNobody() {
    let lines = Self.lines(
      """
      guard url.host == "bill" else { return }
      Archive().load { self.desk.present(BillViewController(), animated: true) }
      """,
      more: """
        final class Archive {
          private var waiting: [() -> Void] = []
          func load(_ done: @escaping () -> Void) { waiting.append(done) }
        }
        """)
    #expect(lines == ["bill/** -> BillViewController"])
  }

  @Test func goesOnInAClosureThatALibraryRunsLater() {
    let lines = Self.lines(
      """
      guard url.host == "bill" else { return }
      showBillSoon()
      """,
      members: """
        private let bills = Bills()
        func showBillSoon() {
          Timing.performAfterDelayOnMainThread(1) { self.bills.openTheBill() }
        }
        """,
      more: """
        import UIKit
        final class Bills {
          let desk = UIViewController()
          func openTheBill() { desk.present(BillViewController(), animated: true) }
        }
        """)
    #expect(lines == ["bill/** -> BillViewController"])
  }

  @Test func anExtensionsMethodOfOtherLabelsIsNotTheLibrarys() {
    let lines = Self.lines(
      """
      guard url.host == "bill" else { return }
      desk.present(BillViewController(), animated: true)
      """,
      more: """
        import SwiftUI
        extension UIViewController {
          func present<Content: View>(style: Int, builder: () -> Content) {}
        }
        """)
    #expect(lines == ["bill/** -> BillViewController"])
  }

  @Test func sharesOfTimeAreSharesOfWhatIsLeft() {
    // Deep inside of conditions what the link is not given to is followed still.
    let tests = (1...7).map { "if flags.isSet(\($0)) {" }.joined(separator: "\n")
    let lines = Self.lines(
      """
      guard url.host == "guest" else { return }
      \(tests)
      call(Guest(name: ""))
      \(String(repeating: "}\n", count: 7))
      """,
      members: """
        let flags = Flags()
        func call(_ guest: Guest) { onCall?(guest) }
        """,
      more: """
        final class Flags { func isSet(_ flag: Int) -> Bool { flag > Int.random(in: 0...9) } }
        """)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("guest/** -> Ledger.Leaf.guest") == true)
  }

  @Test func ofChangedComponentsTheOtherPartsAreTheLinks() {
    let lines = Self.lines(
      """
      guard url.host == "bill", var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
      else { return }
      parts.scheme = nil
      parts.host = nil
      guard parts.queryItems?.first(where: { $0.name == "number" })?.value != nil else { return }
      if parts.url?.scheme != nil {
        onCall?(Guest(name: ""))
      } else {
        desk.present(BillViewController(), animated: true)
      }
      """)
    #expect(lines.contains { $0.hasPrefix("bill/**?number=:number") && $0.contains("Bill") })
  }

  @Test func anObjectThatAnotherReplacesIsAnyOfItsKind() {
    let lines = Self.lines(
      """
      switch Registry.current.reading(url) {
      case .bill: desk.present(BillViewController(), animated: true)
      case .nothing: break
      }
      """,
      more: """
        import Foundation
        enum Reading { case bill, nothing }
        protocol Reader { func reading(_ url: URL) -> Reading }
        struct BlindReader: Reader { func reading(_ url: URL) -> Reading { .nothing } }
        struct RealReader: Reader {
          func reading(_ url: URL) -> Reading {
            if url.host == "bill" { return .bill }
            return .nothing
          }
        }
        enum Registry { static var current: Reader = BlindReader() }
        func prepare() { Registry.current = RealReader() }
        """)
    #expect(lines.contains("bill/** -> BillViewController"))
  }
}
