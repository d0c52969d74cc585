import Observation

/// The tabs, the flows in them, and the sheets above them.
@MainActor
@Observable
final class AppCoordinator {
  var tab: AppTab = .library
  var newsPath: [NewsRoute] = []
  var sheet: AppSheet?

  let library = LibraryFlow()
  let trips = TripFlow()
  let orders = OrderFlow()
  let survey = SurveyFlow()
  let poll = PollFlow()

  func select(_ tab: AppTab) {
    self.tab = tab
  }

  func present(_ sheet: AppSheet) {
    self.sheet = sheet
  }

  func showArticle(_ id: Int) {
    tab = .news
    newsPath = [.article(id)]
  }
}
