import Foundation

@testable import Numbers

/// Opens one URL in fresh view models and reads where they land.
///
/// The URL is opened twice, from different tabs, so that a link which selects the tab that is
/// selected anyway can be told from a link which does nothing.
@MainActor
struct Oracle {
  let url: URL

  /// The landing, or nothing if the URL moves nothing.
  func landing() -> Report.Landing? {
    let landings = [AppTab.numbers, .quiz].map { tab in
      let model = MainViewModel()
      model.tab = tab
      model.open(url)
      return landing(of: model)
    }
    return landings[0] == landings[1] ? landings[0] : nil
  }

  private func landing(of model: MainViewModel) -> Report.Landing {
    let path =
      switch model.tab {
      case .numbers: model.numberRoutes.map { "\($0.presentation) \($0.screen)" }
      case .factors: model.factors.routes.map { "\($0.presentation) \($0.screen)" }
      case .quiz, .settings: [String]()
      }
    return Report.Landing(tab: "\(model.tab)", path: path)
  }
}
