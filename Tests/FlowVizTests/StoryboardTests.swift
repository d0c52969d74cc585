import FlowModel
import FlowViz
import Testing

/// Storyboards as files of a project.
@Suite struct StoryboardTests {
  private let source = """
    import UIKit
    @UIApplicationMain final class AppDelegate: UIResponder, UIApplicationDelegate {}
    final class PlumController: UIViewController {}
    """

  private func board(_ title: String = "Plums", end: String = "</document>") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="p"><scenes><scene><objects>
    <viewController id="p" customClass="PlumController" sceneMemberID="viewController">
    <button><state title="\(title)"/><connections><segue destination="q" kind="show"/>
    </connections></button></viewController></objects></scene>
    <scene><objects><viewController id="q" title="\(title)" sceneMemberID="viewController"/>
    </objects></scene></scenes>\(end)
    """
  }

  private let plist = """
    <plist><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
    """

  private func graph(_ files: [String: String]) -> FlowGraph {
    SwiftProject(name: "Fruit", sources: files).flowGraph()
  }

  @Test func localizedCopiesAreReadOnce() {
    let graph = graph([
      "Fruit/App.swift": source, "Fruit/Info.plist": plist,
      "Fruit/de.lproj/Main.storyboard": board("Pflaumen"),
      "Fruit/Base.lproj/Main.storyboard": board(), "Fruit/en.lproj/Main.storyboard": board("Eng"),
    ])
    #expect(graph.nodes(of: .screen).map(\.name).sorted() == ["PlumController", "Plums"])
    #expect(graph.edges.filter { $0.kind == .launch }.count == 1)
    #expect(
      graph.edges.filter { $0.kind == .push }.flatMap(\.locations).map(\.file)
        == ["Fruit/Base.lproj/Main.storyboard"])
  }

  @Test func withoutABaseTheEnglishCopyIsRead() {
    let graph = graph([
      "Fruit/App.swift": source, "Fruit/de.lproj/Main.storyboard": board("Pflaumen"),
      "Fruit/en.lproj/Main.storyboard": board("Plums"),
    ])
    #expect(graph.nodes(of: .screen).map(\.name).sorted() == ["PlumController", "Plums"])
  }

  @Test func aBrokenStoryboardIsToldAndLosesNothingElse() {
    let graph = graph([
      "Fruit/App.swift": source, "Fruit/Info.plist": plist,
      "Fruit/Main.storyboard": board(end: "</scene>"),
    ])
    let notice = graph.notices.first { $0.location?.file == "Fruit/Main.storyboard" }
    #expect(notice?.message.contains("cannot be read to its end") == true)
    #expect(notice?.location?.line == 6)
    #expect(graph.edges.contains { $0.kind == .push })
  }

  @Test func launchScreensAndStoryboardsOfTestsAreNoPartOfTheApp() {
    let launch = board().replacing("initialView", with: "launchScreen=\"YES\" initialView")
    let graph = graph([
      "Fruit/App.swift": source, "Fruit/Launch.storyboard": launch,
      "FruitTests/Main.storyboard": board(),
    ])
    #expect(graph.edges.filter { $0.kind.isTransition }.isEmpty)
  }

  @Test func scenesOfAManifestNameTheirDelegate() {
    let manifest = """
      <plist><dict><key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key>
      <dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
      <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).WindowDelegate</string>
      <key>UISceneStoryboardFile</key><string>Main</string></dict></array></dict></dict></dict>
      </plist>
      """
    let graph = graph([
      "Fruit/App.swift": source
        + "\nfinal class WindowDelegate: NSObject, UIWindowSceneDelegate {}",
      "Fruit/Info.plist": manifest, "Fruit/Main.storyboard": board(),
    ])
    #expect(
      graph.edges.filter { $0.kind == .launch }.compactMap { graph[$0.from]?.name }
        == ["WindowDelegate"])
  }
}
