import FlowModel

/// A UIKit app: coordinators that start child flows and push view controllers.
enum TravelGraph {
  static let graph: FlowGraph = {
    var travel = GraphSketch("Travel")
    let scene = travel.add(.entry, "SceneDelegate")
    let app = travel.add(.flow, "AppCoordinator")
    let auth = travel.add(.flow, "AuthCoordinator")
    let main = travel.add(.flow, "MainTabCoordinator")
    let search = travel.add(.flow, "SearchCoordinator")
    let booking = travel.add(.flow, "BookingCoordinator")
    let trips = travel.add(.flow, "TripsCoordinator")
    let profile = travel.add(.flow, "ProfileCoordinator")
    let legacy = travel.add(.flow, "LegacySupportCoordinator")
    func screens(_ names: String...) -> [NodeID] {
      names.map { travel.add(.screen, "\($0)ViewController") }
    }
    travel.edge(.launch, scene, app)
    for (flow, trigger) in [(auth, "showAuth()"), (main, "showMain()")] {
      travel.edge(.child, app, flow, trigger: "AppCoordinator.\(trigger)")
    }
    for flow in [search, trips, profile] {
      travel.edge(.child, main, flow, trigger: "MainTabCoordinator.start()")
    }
    let login = screens("Login", "SignUp", "ForgotPassword")
    for screen in login { travel.edge(.push, auth, screen, trigger: "AuthCoordinator.start()") }
    travel.edge(.returns, auth, app, trigger: "AuthCoordinator.finish()", label: "signed in")
    let searching = screens("SearchForm", "SearchResults", "HotelDetail", "PhotoGallery")
    for screen in searching {
      travel.edge(.push, search, screen, trigger: "SearchCoordinator.show()")
    }
    travel.edge(.present, searching[2], searching[3], style: "fullScreenCover")
    travel.edge(.child, search, booking, trigger: "SearchCoordinator.book()")
    travel.edge(.child, trips, booking, trigger: "TripsCoordinator.rebook()")
    let booked = screens("GuestDetails", "Payment", "CreditCardForm", "BookingConfirmation")
    for screen in booked {
      travel.edge(.push, booking, screen, trigger: "BookingCoordinator.next()")
    }
    travel.edge(.present, booked[1], booked[2], style: "sheet", label: "tap \"Add card\"")
    travel.edge(.returns, booking, search, label: "booked")
    travel.edge(.returns, booking, trips, label: "booked")
    let tripped = screens("TripList", "TripDetail")
    for screen in tripped { travel.edge(.push, trips, screen) }
    travel.edge(.push, trips, searching[2], trigger: "TripsCoordinator.showHotel()")
    let account = screens("Profile", "EditProfile", "Settings", "Licences")
    for screen in account.dropLast() { travel.edge(.push, profile, screen) }
    travel.edge(.push, account[2], account[3], trigger: "SettingsViewController.openLicences()")
    let alert = travel.add(.external, "UIAlertController")
    travel.edge(.present, account[2], alert, style: "alert", label: "tap \"Sign Out\"")
    travel.edge(.returns, profile, app, label: "signed out")
    let support = screens("SupportChat")
    travel.edge(.push, legacy, support[0])
    return travel.graph
  }()
}
