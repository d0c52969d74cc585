import FlowModel
import Testing

@Suite("Flows and steps of RxFlow")
struct RxFlowTests {
  /// A cinema: a foyer with two tabs, a ticket flow above it that reports back.
  private static let cinema = """
    import RxFlow
    import RxRelay
    import UIKit

    enum CinemaStep: Step {
      case foyer
      case filmPicked(Int)
      case ticketNeeded(Int)
      case ticketBought
      case snacks
      case warning(String)
    }

    @UIApplicationMain
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      let coordinator = FlowCoordinator()
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let flow = CinemaFlow()
        coordinator.coordinate(flow: flow, with: CinemaStepper())
        return true
      }
      func reminded(of film: Int) { coordinator.navigate(to: CinemaStep.filmPicked(film)) }
    }

    final class CinemaStepper: Stepper {
      let steps = PublishRelay<Step>()
      var initialStep: Step { CinemaStep.foyer }
    }

    final class CinemaFlow: Flow {
      var root: Presentable { navigation }
      private let navigation = UINavigationController()
      private let tabs = UITabBarController()

      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? CinemaStep else { return .none }
        switch step {
        case .foyer: return openFoyer()
        case .ticketNeeded(let film): return sellTicket(film)
        case .ticketBought:
          navigation.presentedViewController?.dismiss(animated: true)
          return .none
        case .warning(let text): return warn(text)
        default: return .none
        }
      }

      private func openFoyer() -> FlowContributors {
        let films = FilmFlow()
        let snacks = SnackFlow()
        Flows.use(films, snacks, when: .created) {
          (first: UINavigationController, second: UINavigationController) in
          first.title = "Films"
          self.tabs.setViewControllers([first, second], animated: false)
        }
        return .multiple(flowContributors: [
          .contribute(
            withNextPresentable: films,
            withNextStepper: OneStepper(withSingleStep: CinemaStep.filmPicked(1))),
          .contribute(
            withNextPresentable: snacks,
            withNextStepper: OneStepper(withSingleStep: CinemaStep.snacks)),
        ])
      }
      private func sellTicket(_ film: Int) -> FlowContributors {
        let tickets = TicketFlow()
        Flows.use(tickets, when: .ready) { [unowned self] root in
          navigation.present(root, animated: true)
        }
        return .one(
          flowContributor: .contribute(
            withNextPresentable: tickets,
            withNextStepper: OneStepper(withSingleStep: CinemaStep.ticketNeeded(film))))
      }
      private func warn(_ text: String) -> FlowContributors {
        let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
        navigation.present(alert, animated: true)
        return .none
      }
    }

    final class FilmFlow: Flow {
      var root: Presentable { navigation }
      private let navigation = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? CinemaStep else { return .none }
        switch step {
        case .filmPicked(let id):
          let screen = FilmController.build(with: FilmModel(id: id))
          navigation.pushViewController(screen, animated: true)
          return .one(
            flowContributor: .contribute(
              withNextPresentable: screen, withNextStepper: screen.model))
        case .ticketNeeded:
          return .one(flowContributor: .forwardToParentFlow(withStep: step))
        default: return .none
        }
      }
    }
    final class SnackFlow: Flow {
      var root: Presentable { screen }
      private let screen = SnackController.instantiate()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? CinemaStep else { return .none }
        switch step {
        case .snacks: return .one(flowContributor: .contribute(withNext: screen))
        default: return .none
        }
      }
    }
    final class TicketFlow: Flow {
      var root: Presentable { navigation }
      private let navigation = UINavigationController()
      func navigate(to step: Step) -> FlowContributors {
        guard let step = step as? CinemaStep else { return .none }
        switch step {
        case .ticketNeeded:
          navigation.setViewControllers([TicketController()], animated: false)
          return .none
        case .ticketBought:
          return .end(forwardToParentFlowWithStep: CinemaStep.ticketBought)
        default: return .none
        }
      }
    }

    protocol Modelled: AnyObject {
      associatedtype Model
      var model: Model! { get set }
    }
    extension Modelled where Self: UIViewController & StoryboardBased {
      static func build(with model: Model) -> Self {
        let screen = Self.instantiate()
        screen.model = model
        return screen
      }
    }
    final class FilmController: UIViewController, StoryboardBased, Modelled {
      var model: FilmModel!
      func buyTapped() { model.buy() }
    }
    final class FilmModel: Stepper {
      let steps = PublishRelay<Step>()
      private let tally = PublishRelay<Tally>()
      let id: Int
      init(id: Int) { self.id = id }
      func buy() {
        tally.accept(.bought)
        steps.accept(CinemaStep.ticketNeeded(id))
      }
    }
    enum Tally { case bought }
    final class SnackController: UIViewController, StoryboardBased, Stepper {
      let steps = PublishRelay<Step>()
      func soldOut() { steps.accept(CinemaStep.warning("none left")) }
    }
    final class TicketController: UIViewController, Stepper {
      let steps = PublishRelay<Step>()
      func pay() { steps.accept(CinemaStep.ticketBought) }
    }
    """

  private let graph = introspect(cinema)

  @Test func flowsAnswerStepsOfTheirOwn() {
    #expect(graph.names(.flow) == ["CinemaFlow", "FilmFlow", "SnackFlow", "TicketFlow"])
    #expect(graph.node("FilmFlow")?.style == "RxFlow")
    #expect(graph.names(.route).count == 6)
    #expect(
      graph.lines(.declares).filter { !$0.hasPrefix("CinemaFlow") } == [
        "FilmFlow declares CinemaStep.filmPicked", "FilmFlow declares CinemaStep.ticketNeeded",
        "TicketFlow declares CinemaStep.ticketBought",
        "TicketFlow declares CinemaStep.ticketNeeded",
      ])
    #expect(
      graph.lines(.child) == [
        "CinemaFlow child FilmFlow", "CinemaFlow child SnackFlow", "CinemaFlow child TicketFlow",
      ])
    #expect(graph.lines(.launch) == ["AppDelegate launch CinemaFlow"])
  }

  @Test func aRootStandsForItsFlow() {
    #expect(graph.has(.shows, from: "CinemaStep.ticketNeeded", to: "TicketFlow", style: "sheet"))
    #expect(graph.shown("CinemaStep.filmPicked") == ["FilmController"])
    #expect(graph.names(.tab) == ["CinemaFlow.FilmFlow", "CinemaFlow.SnackFlow"])
    #expect(graph.shown("CinemaFlow.SnackFlow") == ["SnackFlow"])
  }

  @Test func steppersSendSteps() {
    #expect(graph.transitions(from: "FilmController") == ["present.sheet CinemaStep.ticketNeeded"])
    #expect(graph.transitions(from: "TicketController") == ["push CinemaStep.ticketBought"])
    #expect(graph.transitions(from: "SnackController") == ["present.alert CinemaStep.warning"])
    #expect(graph.transitions(from: "AppDelegate") == ["push CinemaStep.filmPicked"])
    #expect(graph.transitions(from: "TicketFlow") == ["push CinemaStep.ticketBought"])
  }

  @Test func initialStepsComeFirst() {
    let initial = graph.nodes.filter { $0.isInitial && $0.kind == .route }.map(\.name).sorted()
    #expect(initial == ["filmPicked", "foyer", "snacks", "ticketNeeded"])
  }

  @Test func otherRelaysMoveNobody() {
    #expect(graph.nodes(named: "Tally.bought") == [])
    #expect(graph.edges.filter { $0.confidence == .dynamic } == [])
  }
}
