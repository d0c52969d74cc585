import FlowModel
import Testing

/// Where a closure is told what to show, the destination is fixed.
@Suite struct GivenPlaceTests {
  @Test func whoCallsAStoredClosureWithACaseFixesIt() {
    let graph = introspect(
      """
      import UIKit
      enum Place { case shelf, book }
      final class MainGuide {
        private let stack = UINavigationController()
        func begin() {
          let reader = ReaderGuide(stack: stack)
          reader.onPick = { [weak self] place in self?.lead(to: place) }
          reader.begin()
        }
        private func lead(to place: Place) {
          switch place {
          case .shelf: stack.pushViewController(ShelfViewController(), animated: true)
          case .book: stack.pushViewController(BookViewController(), animated: true)
          }
        }
      }
      final class ReaderGuide {
        var onPick: ((Place) -> Void)?
        private let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func begin() {
          let list = ListViewController()
          list.onTap = { [weak self] number in
            if number > 1 { self?.onPick?(.shelf) } else { self?.onPick?(.book) }
          }
          stack.pushViewController(list, animated: true)
        }
      }
      final class ListViewController: UIViewController {
        var onTap: ((Int) -> Void)?
        func tapped() { onTap?(3) }
      }

      """ + controllers("ShelfViewController", "BookViewController"))
    #expect(
      graph.triggers(.push, from: "ListViewController", to: "Place.shelf") == [
        "ReaderGuide.begin()"
      ])
    #expect(
      graph.triggers(.push, from: "ListViewController", to: "Place.book") == [
        "ReaderGuide.begin()"
      ])
    #expect(graph.project.navigationCalls == graph.project.understoodCalls)
  }

  @Test func aClosureThatOnlyCallsAnotherHandsThatOver() {
    let graph = introspect(
      Library.places + Library.guide + """
        final class Choice {
          let handler: ((Choice) -> Void)?
          init(handler: ((Choice) -> Void)? = nil) { self.handler = handler }
          init(plain: @escaping () -> Void) { handler = { _ in plain() } }
        }
        final class Question {
          var choices: [Choice] = []
          init(choices: [Choice]) { self.choices = choices }
          static func sure(_ answer: @escaping () -> Void) -> Question {
            Question(choices: [Choice(plain: { answer() }), Choice()])
          }
        }
        final class HomeModel {
          private let guide: Guide
          init(guide: Guide) { self.guide = guide }
          func tapped() { ask(.sure { self.guide.zorp(.shelf) }) }
          private func ask(_ question: Question) {}
        }

        """ + Library.home("model.tapped()", members: "let model: HomeModel")
        + Library.stack.replacingOccurrences(
          of: "HomeView(guide: guide)", with: "HomeView(model: HomeModel(guide: guide))"))
    #expect(graph.transitions == ["HomeView push Place.shelf"])
    #expect(graph.triggers(.push, from: "HomeView", to: "Place.shelf") == ["HomeModel.tapped()"])
  }
}
