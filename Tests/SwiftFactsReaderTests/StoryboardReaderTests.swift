import Foundation
import SwiftFacts
import SwiftFactsReader
import Testing

@Suite struct StoryboardReaderTests {
  private func read(_ text: String) -> StoryboardFacts {
    StoryboardReader.facts(of: Data(text.utf8), path: "App/Base.lproj/Main.storyboard")
  }

  private let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\""

  @Test func scenesKeepWhatIdentifiesThem() throws {
    let facts = read(
      """
      \(head) initialViewController="a">
      <scenes>
        <scene sceneID="1"><objects>
          <tableViewController storyboardIdentifier="List" title="All" id="a" \
      customClass="ListController" customModule="Shop" sceneMemberID="viewController">
            <tableView key="view"><prototypes><tableViewCell id="c"><connections>
              <segue destination="b" kind="show" identifier="detail" id="s"/>
            </connections></tableViewCell></prototypes></tableView>
            <navigationItem key="navigationItem" title="Titles"/>
          </tableViewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="f"/>
        </objects></scene>
        <scene sceneID="2"><objects>
          <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Detail" id="b" \
      sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
      </document>
      """)
    #expect(facts.name == "Main")
    #expect(facts.initialScene == "a")
    #expect(!facts.isLaunchScreen)
    #expect(facts.problems.isEmpty)
    #expect(facts.scenes.map(\.id) == ["a", "b"])
    let list = facts.scenes[0]
    #expect(list.element == "tableViewController")
    #expect(list.customClass == "ListController")
    #expect(list.customModule == "Shop")
    #expect(list.identifier == "List")
    #expect(list.title == "All")
    #expect(list.position == Position(line: 4, column: 5))
    #expect(list.segues.map(\.identifier) == ["detail"])
    #expect(list.segues.map(\.isManual) == [false])
    #expect(
      facts.scenes[1].reference
        == StoryboardScene.Reference(storyboard: "Other", identifier: "Detail"))
  }

  @Test func controlsGiveTheirTitles() throws {
    let facts = read(
      """
      \(head)><scenes><scene><objects>
      <tapGestureRecognizer id="g"><connections><segue destination="b" kind="show"/></connections>
      </tapGestureRecognizer>
      <viewController id="a" sceneMemberID="viewController">
      <button id="k"><connections><action selector="buyWithSender:" destination="a"/></connections>
      <state key="normal" title="Buy"/></button>
      <navigationItem><barButtonItem key="right" systemItem="add"><connections>
      <segue destination="b" kind="presentation"/></connections></barButtonItem></navigationItem>
      <connections><segue destination="b" kind="show" identifier="m"/></connections>
      </viewController></objects></scene></scenes></document>
      """)
    let scene = try #require(facts.scenes.first)
    #expect(scene.segues.map(\.control) == [nil, "add", nil])
    #expect(scene.segues.map(\.isManual) == [false, false, true])
    #expect(scene.actions == [StoryboardAction(method: "buy", control: "Buy")])
  }

  @Test func aBrokenFileKeepsWhatStandsBeforeTheFault() throws {
    let facts = read(
      """
      \(head)><scenes>
      <scene><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene>
      <scene><objects><viewController id="b" sceneMemberID="viewController">
      <view></viewController></objects></scene>
      </scenes></document>
      """)
    #expect(facts.scenes.map(\.id) == ["a", "b"])
    let problem = try #require(facts.problems.first)
    #expect(problem.message.contains("</viewController> stands where </view> must"))
    #expect(problem.position == Position(line: 4, column: 7))
  }

  @Test(arguments: ["", "no markup", "<plist/>", "<document type=\"XIB\"/>"])
  func whatIsNoStoryboardIsTold(text: String) {
    let facts = read(text)
    #expect(facts.scenes.isEmpty)
    #expect(facts.problems.count == 1)
  }

  @Test func launchScreensAreKnown() {
    #expect(read("\(head) launchScreen=\"YES\"/>").isLaunchScreen)
  }
}
