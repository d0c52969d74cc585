import FlowModel

/// A shop: two roots, three tabs, eight routes, two flows, deep links; one route is never used.
enum ShopGraph {
  static let graph: FlowGraph = {
    var shop = GraphSketch("Shop")
    let entry = shop.add(.entry, "ShopApp")
    let app = shop.add(.flow, "AppCoordinator", routeTypes: ["Route"])
    let onboarding = shop.add(.flow, "OnboardingCoordinator", routeTypes: ["OnboardingRoute"])
    shop.edge(.launch, entry, app)
    let roots = shop.routes(
      of: app, .root, owner: "AppCoordinator.Root", ["onboarding": nil, "main": "MainView"],
      initial: "onboarding")
    let tabs = shop.routes(
      of: app, .tab, owner: "AppTab",
      ["catalog": "CatalogView", "cart": "CartTabView", "profile": "ProfileView"],
      initial: "catalog")
    let routes = shop.routes(
      of: app, owner: "Route",
      [
        "productDetail": "ProductDetailView", "cart": "CartView", "checkout": "CheckoutView",
        "orderConfirmation": "OrderConfirmationView", "settings": "SettingsView",
      ])
    let steps = shop.routes(
      of: onboarding, owner: "OnboardingRoute",
      [
        "welcome": "WelcomeView", "notifications": "NotificationsPermissionView",
        "done": "OnboardingDoneView",
      ], initial: "welcome")
    func screen(_ name: String) -> NodeID { NodeID("screen:Shop/\(name)") }
    guard let main = roots["main"], let start = roots["onboarding"],
      let catalog = tabs["catalog"], let detail = routes["productDetail"],
      let cart = routes["cart"], let checkout = routes["checkout"],
      let confirmation = routes["orderConfirmation"], let permission = steps["notifications"],
      let done = steps["done"]
    else { return shop.graph }
    shop.edge(.shows, start, onboarding)
    for tab in ["CatalogView", "CartTabView", "ProfileView"] {
      shop.edge(.contains, screen("MainView"), screen(tab), trigger: "MainView.body")
    }
    shop.edge(
      .push, screen("WelcomeView"), permission, trigger: "WelcomeView.body", label: "tap \"Next\"")
    shop.edge(.push, screen("NotificationsPermissionView"), done, label: "tap \"Allow\"")
    shop.edge(.returns, screen("OnboardingDoneView"), app, label: "finished")
    shop.edge(.switch, app, main, trigger: "AppCoordinator.finishOnboarding()")
    shop.edge(.push, screen("CatalogView"), detail, trigger: "CatalogView.body")
    shop.edge(.push, screen("ProductDetailView"), cart, label: "tap \"Add to Cart\"")
    shop.edge(.push, screen("ProductDetailView"), detail, trigger: "ProductDetailView.related")
    shop.edge(.present, screen("CartTabView"), checkout, style: "sheet", label: nil)
    shop.edge(.push, screen("CartView"), checkout, trigger: "CartView.body")
    shop.edge(.push, screen("CartView"), checkout, trigger: "CartView.toolbar")
    shop.edge(.replace, screen("CheckoutView"), confirmation, label: "place order")
    shop.edge(.select, screen("OrderConfirmationView"), catalog, label: "tap \"Keep Shopping\"")
    let share = shop.add(.external, "UIActivityViewController")
    shop.edge(.present, screen("ProductDetailView"), share, style: "sheet")
    shop.link("shop://product/:id", hops: [catalog, detail])
    shop.link("shop://cart", hops: [cart])
    shop.link("https://shop.example/cart", hops: [cart])
    shop.link("shop://checkout", hops: [cart, checkout], after: main)
    shop.link("shop://history", hops: [], handled: false)
    return shop.graph
  }()
}
