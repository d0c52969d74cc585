import FlowModel
import Testing

/// State machines whose handlers show what an event asks for.
@Suite struct SwiftStateTests {
  private static let states =
    """
    import SwiftState
    import UIKit
    enum Spot { case list, book(Int), loan, nowhere }
    enum Mode: StateType { case idle, list, book, loan }
    enum Ask: EventType { case start, open(Int), lend }

    """ + controllers("ListViewController", "BookViewController")

  private func expectTable(_ graph: FlowGraph) {
    #expect(graph.names(.flow) == ["Guide", "LoanGuide"])
    #expect(graph.names(.route) == ["Spot.book", "Spot.list", "Spot.loan", "Spot.nowhere"])
    #expect(graph.shown("Spot.list") == ["ListViewController"])
    #expect(graph.shown("Spot.book") == ["BookViewController"])
    #expect(graph.shown("Spot.loan") == ["LoanGuide"])
    #expect(graph.shown("Spot.nowhere") == [])
    #expect(graph.has(.child, from: "Guide", to: "LoanGuide", confidence: .certain))
    #expect(graph.edges.allSatisfy { $0.confidence != .dynamic })
  }

  private static let doings =
    """
      private func showList() { stack.pushViewController(ListViewController(), animated: true) }
      private func showBook() { stack.pushViewController(BookViewController(), animated: true) }
      private func lend() {
        let guide = LoanGuide(stack: stack)
        guide.start()
        loan = guide
      }
    }
    final class LoanGuide {
      let stack: UINavigationController
      init(stack: UINavigationController) { self.stack = stack }
      func start() { stack.pushViewController(ListViewController(), animated: true) }
    }

    """

  @Test func aHandlerForAllEventsSwitchesOverThem() {
    expectTable(
      introspect(
        Self.states + """
          final class Guide {
            private let stack = UINavigationController()
            private let machine: StateMachine<Mode, Ask> = .init(state: .idle)
            private var loan: LoanGuide?
            init() {
              machine.addAnyHandler(.any => .any) { [weak self] context in
                guard let self else { return }
                switch (context.fromState, context.event, context.toState) {
                case (.idle, .start, .list): showList()
                case (_, .open(let number), .book): Task { self.showBook() }
                case (_, .lend, .loan): lend()
                default: break
                }
              }
            }
            func lead(to spot: Spot) {
              switch spot {
              case .list: machine.tryEvent(.start)
              case .book(let number): machine.tryEvent(.open(number), userInfo: nil)
              case .loan: machine <-! .lend
              case .nowhere: break
              }
            }

          """ + Self.doings))
  }

  @Test func handlersMayStandForOneEventEach() {
    expectTable(
      introspect(
        Self.states + """
          final class Guide {
            private let stack = UINavigationController()
            private let machine: StateMachine<Mode, Ask>
            private var loan: LoanGuide?
            init() {
              machine = StateMachine(state: .idle)
              machine.addRoutes(event: .start, transitions: [.idle => .list]) { [weak self] _ in
                self?.showList()
              }
              machine.addRoutes(event: .open(1), transitions: [.list => .book]) { [weak self] _ in
                self?.showBook()
              }
              machine.addRoutes(event: .lend, transitions: [.any => .loan]) { [weak self] _ in
                self?.lend()
              }
            }
            func lead(to spot: Spot) {
              switch spot {
              case .list: machine.tryEvent(.start)
              case .book(let number): machine.tryEvent(.open(number))
              case .loan: machine.tryEvent(.lend)
              case .nowhere: break
              }
            }

          """ + Self.doings))
  }

  @Test func aMachineMayStandInAnObjectOfItsOwn() {
    expectTable(
      introspect(
        Self.states + """
          final class Engine {
            private let machine: StateMachine<Mode, Ask>
            init() { machine = StateMachine(state: .idle) }
            func process(_ ask: Ask) { machine.tryEvent(ask, userInfo: nil) }
            func onChange(_ handler: @escaping StateMachine<Mode, Ask>.Handler) {
              machine.addAnyHandler(.any => .any, handler: handler)
            }
          }
          final class Guide {
            private let stack = UINavigationController()
            private let engine = Engine()
            private var loan: LoanGuide?
            init() {
              engine.onChange { [weak self] context in
                guard let self else { return }
                switch (context.fromState, context.event, context.toState) {
                case (.idle, .start, .list): showList()
                case (_, .open, .book): showBook()
                case (_, .lend, .loan): lend()
                default: break
                }
              }
            }
            func lead(to spot: Spot) {
              switch spot {
              case .list: engine.process(.start)
              case .book(let number): engine.process(.open(number))
              case .loan: engine.process(.lend)
              case .nowhere: break
              }
            }

          """ + Self.doings))
  }
}
