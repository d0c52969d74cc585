import FlowIntrospection
import TestSupport
import Testing

@testable import FlowViz

@Suite("Modules and roles")
struct ProjectLayoutTests {
  private func modules(_ files: [String], manifests: [String: String] = [:]) -> [String] {
    var sources = manifests
    for file in files { sources[file] = "" }
    let layout = ProjectLayout(rootName: "Shop", sources: sources)
    return files.map(layout.module)
  }

  @Test("A package's targets lie in Sources and Tests, or where its manifest says")
  func package() {
    let manifest = """
      let package = Package(
        name: "ShopKit",
        targets: [
          .target(name: "Cart"),
          .target(name: "Legacy", dependencies: ["Cart"], path: "Code/Old"),
          .testTarget(name: "CartTests", dependencies: [.target(name: "Cart")]),
        ])
      """
    #expect(
      modules(
        [
          "Sources/Cart/Views/A.swift", "Tests/CartTests/B.swift", "Code/Old/Deep/C.swift",
          "Sources/D.swift", "Tests/E.swift", "Plain/F.swift",
        ], manifests: ["Package.swift": manifest])
        == ["Cart", "CartTests", "Legacy", "ShopKit", "ShopKitTests", "ShopKit"])
  }

  @Test("The nearest package decides")
  func nestedPackages() {
    #expect(
      modules(
        ["App/A.swift", "Packages/Net/Sources/Net/B.swift", "Packages/Odd/C.swift"],
        manifests: [
          "Packages/Net/Package.swift": "Package(name: \"Network\")",
          "Packages/Odd/Package.swift": "let package = makePackage()",
        ]) == ["App", "Net", "Odd"])
  }

  @Test("Without package or Xcode project, it is the top folder, unless that only holds sources")
  func folders() {
    #expect(
      modules(["A.swift", "Checkout/Deep/B.swift", "Sources/Cart/C.swift"])
        == ["Shop", "Checkout", "Cart"])
    #expect(modules(["Sources/A.swift", "Sources/Views/B.swift"]) == ["Shop", "Shop"])
  }

  @Test("An Xcode project's targets are the folders beside it")
  func xcodeProject() throws {
    let folder = try TemporaryFolder([
      "iOS/Shop.xcodeproj/project.pbxproj": "", "iOS/ShopApp/Cart/A.swift": "",
      "iOS/ShopUITests/B.swift": "", "iOS/C.swift": "", "Tools/D.swift": "",
    ])
    let tree = try SourceTree(paths: [GivenPath(folder.path, in: nil)])
    #expect(
      tree.files.map { tree.layout.module(of: $0.path) }
        == ["Tools", "Shop", "ShopApp", "ShopUITests"])
    let inner = try SourceTree(paths: [GivenPath("iOS", in: folder.path)])
    #expect(inner.projectName == "Shop")
  }

  @Test("A part of a package keeps the modules of the whole")
  func partOfPackage() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "Package(name: \"ShopKit\")", "Sources/Cart/Views/A.swift": "",
    ])
    for given in [".", "Sources", "Sources/Cart", "Sources/Cart/Views/A.swift"] {
      let tree = try SourceTree(paths: [GivenPath(given, in: folder.path)])
      #expect(tree.files.map { tree.layout.module(of: $0.path) } == ["Cart"], "\(given)")
    }
  }

  @Test(
    "Tests, harnesses and mocks are told from the app's code",
    arguments: [
      ("Shop/A.swift", "Shop", [], .app),
      ("Shop/Tests/A.swift", "Shop", [], .test),
      ("ShopUITests/A.swift", "ShopUITests", [], .test),
      ("Shop/A.swift", "Shop", ["XCTest"], .test),
      ("Shop/A.swift", "Shop", ["Foundation", "Testing"], .test),
      ("Shop/Mocks/CartMock.swift", "Shop", [], .test),
      ("Shop/Mocks/Cart.swift", "Shop", [], .app),
      ("Shop/MockingbirdView.swift", "Shop", [], .app),
      ("Clinic/BloodTests/ListView.swift", "Clinic", [], .app),
      ("Main/A.swift", "LoveTests", [], .app),
      ("ShopTestShared/Router.swift", "ShopTestShared", [], .test),
      ("ShopTestsUtilities/Router.swift", "ShopTestsUtilities", [], .test),
      ("SpeedTest/A.swift", "SpeedTest", [], .app),
    ] as [(String, String, [String], ProjectFacts.File.Role)])
  func roles(path: String, module: String, imports: [String], expected: ProjectFacts.File.Role) {
    #expect(
      FileRole.role(path: path, module: module, project: "LoveTests", imports: imports) == expected)
  }
}
