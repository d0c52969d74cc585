import FlowModel
import Testing

/// Containers for all purposes: what is kept in them belongs to whoever gave it, and is not shown
/// again from everybody who uses one.
@Suite struct SharedContainerTests {
  private static let numbers = 1...10

  private static func many(_ text: (Int) -> String) -> String {
    numbers.map(text).joined(separator: "\n") + "\n"
  }

  @Test func closuresOfManyTypesInOnePropertyAreDoneByTheirWriters() {
    let graph = introspect(
      """
      import UIKit
      final class Choice {
        let title: String
        let run: () -> Void
        init(title: String, run: @escaping () -> Void) { self.title = title; self.run = run }
      }
      final class Menu {
        func offer(_ choices: [Choice]) { for choice in choices { choice.run() } }
      }

      """
        + Self.many { number in
          """
          final class Detail\(number)Controller: UIViewController {}
          final class List\(number)Controller: UIViewController {
            private let menu = Menu()
            func open() {
              menu.offer([
                Choice(title: "Open") { [weak self] in
                  self?.present(Detail\(number)Controller(), animated: true)
                }
              ])
            }
          }
          """
        })
    #expect(
      graph.transitions
        == Self.numbers.map { "List\($0)Controller present.sheet Detail\($0)Controller" }.sorted())
    #expect(graph.edges.allSatisfy { !$0.kind.isTransition || $0.confidence == .certain })
  }

  @Test func aBoxThatAViewIsHandedIsNobodysModel() {
    let graph = introspect(
      """
      import SwiftUI
      protocol Part: AnyObject { func zap() -> AnyView }
      final class Box: Identifiable {
        let id = UUID()
        var part: (any Part)?
        init(_ part: any Part) { self.part = part }
      }
      @Observable final class Pile: Part {
        var cover: Box?
        func smother(_ part: any Part) { cover = Box(part) }
        func zap() -> AnyView { AnyView(PileView(pile: self)) }
      }
      struct PileView: View {
        @Bindable var pile: Pile
        var body: some View {
          Text("Pile").sheet(item: $pile.cover) { box in BoxView(box: box) }
        }
      }
      struct BoxView: View {
        let box: Box
        var body: some View { box.part?.zap() }
      }

      """
        + Self.many { number in
          """
          struct Page\(number)View: View { var body: some View { Text("\(number)") } }
          final class Page\(number): Part {
            func zap() -> AnyView { AnyView(Page\(number)View()) }
          }
          final class Guide\(number) {
            private let pile: Pile
            init(pile: Pile) { self.pile = pile }
            func start() { pile.smother(Page\(number)()) }
          }
          """
        })
    let shown = graph.transitions.filter { $0.hasPrefix("Guide") }
    #expect(
      shown == Self.numbers.map { "Guide\($0) present.sheet Page\($0)View" }.sorted())
    #expect(
      graph.edges.allSatisfy { !$0.kind.isTransition || $0.confidence == .certain })
  }

  @Test func aCallThatReachesHalfOfTheAppSaysNothing() {
    let graph = introspect(
      """
      import UIKit
      protocol Opening { func open(_ controller: UIViewController); func reset() }
      final class HomeController: UIViewController {
        private let opening: any Opening
        init(opening: any Opening) { self.opening = opening }
        func go() { opening.open(GivenController()); opening.reset() }
      }
      final class GivenController: UIViewController {}

      """
        + Self.many { number in
          """
          final class Own\(number)Controller: UIViewController {}
          struct Opener\(number): Opening {
            let root: UIViewController
            func open(_ controller: UIViewController) {
              root.present(controller, animated: true)
            }
            func reset() { root.present(Own\(number)Controller(), animated: true) }
          }
          """
        })
    #expect(
      graph.transitions(from: "HomeController") == ["present.sheet GivenController"])
    #expect(
      graph.has(
        .present, from: "HomeController", to: "GivenController", confidence: .certain))
  }

  @Test func aPlaceThatLeadsFromEverywhereToEverywhereIsOnlyNoticed() {
    let screens = 1...14
    let graph = introspect(
      """
      import SwiftUI
      enum Page: Hashable { \(Self.numbers.map { "case page\($0)" }.joined(separator: "; ")) }
      @Observable final class Memory {
        var path: [Page] = []
        var last: Page
        init(last: Page) { self.last = last }
        func resume() { path.append(last) }
      }
      struct RootView: View {
        @Bindable var memory: Memory
        var body: some View {
          NavigationStack(path: $memory.path) {
            VStack { \(screens.map { "Row\($0)View(memory: memory)" }.joined(separator: "; ")) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                \(Self.many { "case .page\($0): Page\($0)View()" })
                }
              }
          }
        }
      }

      """
        + Self.many { "struct Page\($0)View: View { var body: some View { Text(\"\") } }" }
        + screens.map { number in
          """
          struct Row\(number)View: View {
            let memory: Memory
            var body: some View { Button("Go on") { memory.resume() } }
          }
          """
        }.joined(separator: "\n"))
    let transitions = graph.edges.filter { $0.kind.isTransition }
    #expect(graph.notices.contains { $0.message.contains("leads from 14 places to 10") })
    // Each page can still be met, but nobody knows where.
    #expect(transitions.count == 10)
    #expect(transitions.allSatisfy { $0.confidence == .dynamic })
  }
}

/// Base classes that are generic over what their heirs are told.
@Suite struct GenericBaseTests {
  @Test func whatIsPassedSaysWhichHeirIsMeant() {
    let numbers = 1...9
    let graph = introspect(
      """
      import SwiftUI
      class Brain<Wish> {
        lazy var ear = Ear(brain: self)
        func think(_ wish: Wish) {}
        @Observable final class Ear {
          weak var brain: Brain<Wish>?
          init(brain: Brain<Wish>) { self.brain = brain }
          func tell(_ wish: Wish) { brain?.think(wish) }
        }
      }
      @Observable final class Guide { var path: [Page] = [] }
      enum Page: Hashable { \(numbers.map { "case page\($0), more\($0)" }.joined(separator: "; ")) }
      struct RootView: View {
        @State var guide = Guide()
        var body: some View {
          NavigationStack(path: $guide.path) {
            VStack { \(numbers.map { "Start\($0)View()" }.joined(separator: "; ")) }
              .navigationDestination(for: Page.self) { page in Text("\\(page)") }
          }
        }
      }

      """
        + numbers.map { number in
          """
          enum Wish\(number) { case go, rest }
          final class Brain\(number): Brain<Wish\(number)> {
            let guide = Guide()
            override func think(_ wish: Wish\(number)) {
              switch wish {
              case .go: guide.path.append(.page\(number))
              default: guide.path.append(.more\(number))
              }
            }
          }
          struct Start\(number)View: View {
            let ear: Brain\(number).Ear
            var body: some View {
              Button("Go") { ear.tell(.go) }
              Button("Rest") { ear.tell(.rest) }
            }
          }
          """
        }.joined(separator: "\n"))
    for number in numbers {
      #expect(
        graph.transitions(from: "Start\(number)View") == [
          "push Page.more\(number)", "push Page.page\(number)",
        ])
    }
  }
}
