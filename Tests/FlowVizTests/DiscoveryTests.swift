import Foundation
import TestSupport
import Testing

@testable import FlowViz

@Suite("Discovery")
struct DiscoveryTests {
  private func paths(_ folder: TemporaryFolder, _ given: String...) throws -> [String] {
    let given = given.isEmpty ? ["."] : given
    return try SourceTree(paths: given.map { GivenPath($0, in: folder.path) }).files.map(\.path)
  }

  @Test("Build folders, dependencies, bundles and hidden folders are left out")
  func skipped() throws {
    let skipped = [
      ".build", ".git", "Pods", "Carthage", "DerivedData", "checkouts", "node_modules", ".hidden",
      "Assets.xcassets", "Guide.docc",
    ]
    var files = ["App/A.swift": "", "App/Podsy/B.swift": "", "App/.hidden.swift": ""]
    for folder in skipped { files["App/\(folder)/X.swift"] = "" }
    #expect(try paths(TemporaryFolder(files)) == ["App/A.swift", "App/Podsy/B.swift"])
  }

  @Test("A folder that is given is read whatever it is called")
  func givenFolder() throws {
    let folder = try TemporaryFolder(["Pods/A.swift": "", "B.swift": ""])
    #expect(try paths(folder, "Pods") == ["A.swift"])
  }

  @Test("Paths start from the deepest folder that holds all that is given")
  func severalPaths() throws {
    let folder = try TemporaryFolder([
      "App/Sources/A.swift": "", "App/Core/B.swift": "", "App/Core/C.swift": "", "D.swift": "",
    ])
    #expect(
      try paths(folder, "App/Core/B.swift", "App/Sources", "./App/Core/../Core/B.swift") == [
        "Core/B.swift", "Sources/A.swift",
      ])
    #expect(try paths(folder, "App/Core/B.swift") == ["B.swift"])
    #expect(
      try paths(folder, "App", "App/Core") == ["Core/B.swift", "Core/C.swift", "Sources/A.swift"])
  }

  @Test("Symbolic links are followed, without looping and without reading a file twice")
  func links() throws {
    let outside = try TemporaryFolder(["Shared/S.swift": "", "Single.swift": ""])
    let folder = try TemporaryFolder(["App/A.swift": "", "App/Deep/B.swift": ""])
    try folder.link("App/Deep/up", to: "..")
    try folder.link("App/Deep/self", to: ".")
    try folder.link("App/Above", to: "../..")
    try folder.link("AFirst.swift", to: "App/A.swift")
    try folder.link("AFirst", to: "App/Deep")
    try folder.link("Shared", to: outside("Shared"))
    try folder.link("Again", to: outside("Shared"))
    try folder.link("One.swift", to: outside("Single.swift"))
    try outside.link("Shared/back", to: folder.path)
    try outside.link("Shared/round", to: ".")
    #expect(
      try paths(folder) == ["Again/S.swift", "App/A.swift", "App/Deep/B.swift", "One.swift"])
  }

  @Test("A given folder that is a link keeps its name")
  func givenLink() throws {
    let folder = try TemporaryFolder(["Version 1.2/A.swift": ""])
    try folder.link("Shop", to: "Version 1.2")
    let tree = try SourceTree(paths: [GivenPath("Shop", in: folder.path)])
    #expect(tree.projectName == "Shop")
    #expect(tree.files.map(\.path) == ["A.swift"])
  }

  @Test("Names with blanks, signs, quotes, line breaks and any script are ordinary names")
  func hostileNames() throws {
    let names = [
      "Café 店/A+B!.swift", "a\nb.swift", "q\"'`$(x).swift", "-rf.swift", "D.swift/E.swift",
      "👩‍👩‍👧.swift",
    ]
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
    #expect(try Set(paths(folder)) == Set(names))
  }

  @Test("Manifests are not code of the app")
  func manifests() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Package@swift-5.9.swift": "", "Sources/A/A.swift": "",
    ])
    #expect(try paths(folder) == ["Sources/A/A.swift"])
  }
}
