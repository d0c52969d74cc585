import FlowIntrospection
import FlowModel
import Foundation
import SwiftFactsReader

/// The flow graph of one file and some storyboards of the module `Shop`, by name.
func introspect(
  _ source: String, storyboards: KeyValuePairs<String, String>,
  mains: [ProjectFacts.MainStoryboard]? = []
) -> FlowGraph {
  let path = "Sources/Shop/Shop.swift"
  return FlowIntrospector.graph(
    of: ProjectFacts(
      name: "Shop",
      files: [
        ProjectFacts.File(facts: FactsReader.facts(ofSource: source, path: path), module: "Shop")
      ],
      storyboards: storyboards.map { name, text in
        ProjectFacts.Storyboard(
          facts: StoryboardReader.facts(
            of: Data(text.utf8), path: "Sources/Shop/\(name).storyboard"),
          module: "Shop")
      },
      mainStoryboards: mains))
}

/// A storyboard of these scenes.
func storyboard(initial: String = "", _ scenes: String...) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  initialViewController="\(initial)">
  <scenes>
  \(scenes.joined(separator: "\n"))
  </scenes>
  </document>
  """
}

/// One scene: its controller's element and attributes, what stands in its view, and what is
/// connected to the controller itself.
func scene(
  _ id: String, _ element: String = "viewController", _ attributes: String = "",
  view: String = "", connections: String = ""
) -> String {
  """
  <scene sceneID="s-\(id)"><objects>
  <\(element) \(attributes) id="\(id)" sceneMemberID="viewController">
  <view key="view">\(view)</view>
  <connections>
  \(connections)
  </connections>
  </\(element)>
  </objects></scene>
  """
}

/// A button that is connected to something.
func button(_ title: String, _ connection: String) -> String {
  """
  <button id="b-\(title)"><state key="normal" title="\(title)"/>\
  <connections>\(connection)</connections></button>
  """
}
