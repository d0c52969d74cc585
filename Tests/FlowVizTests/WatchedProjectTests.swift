import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowViz

@Suite("A watched project")
struct WatchedProjectTests {
  @Test("Gives what reading anew gives, whatever is edited", arguments: 1...6)
  func same(seed: Int) throws {
    let folder = try TemporaryFolder(EditedSources.start)
    var edits = EditedSources(folder: folder, seed: UInt64(seed))
    var project = WatchedProject(paths: [folder("App")], in: nil)
    for _ in 0..<40 {
      let edit = try edits.next()
      let fresh: Data
      do {
        fresh = try GraphExport.encode(FlowGraph(paths: [folder("App")]))
      } catch {
        #expect(throws: ProjectError.self, "\(edit)") { try project.update() }
        continue
      }
      let watched = try GraphExport.encode(project.update().graph)
      #expect(watched == fresh, "\(edit)")
    }
  }

  @Test("Reads only what changed")
  func reads() throws {
    let folder = try TemporaryFolder(EditedSources.start)
    var project = WatchedProject(paths: [folder("App")], in: nil)
    #expect(try project.update().readFileCount == EditedSources.start.count)
    #expect(try project.update().readFileCount == 0)
    try folder.write("App/One.swift", Data("struct One {}".utf8))
    #expect(try project.update().readFileCount == 1)
    try folder.write("App/New/More.swift", Data("struct More {}".utf8))
    try FileManager.default.removeItem(atPath: folder("App/Two.swift"))
    #expect(try project.update().readFileCount == 1)
    try FileManager.default.moveItem(atPath: folder("App/One.swift"), toPath: folder("App/1.swift"))
    #expect(try project.update().readFileCount == 1)
  }

  @Test("Notices a change of the same length within the same moment")
  func sameLength() throws {
    let folder = try TemporaryFolder(["App/A.swift": "import SwiftUI\nstruct A1: View {}"])
    var project = WatchedProject(paths: [folder("App")], in: nil)
    _ = try project.update()
    for number in 2..<9 {
      try folder.write("App/A.swift", Data("import SwiftUI\nstruct A\(number): View {}".utf8))
      #expect(try project.update().readFileCount == 1)
    }
  }

  @Test("Trusts a file's looks only when it has rested, and then does not read it")
  func stamps() throws {
    let folder = try TemporaryFolder(["A.swift": "struct A {}"])
    #expect(FileStamp(folder("A.swift")) == nil)
    #expect(FileStamp(folder("B.swift")) == nil)
    #expect(FileStamp(folder.path) == nil)
    let system = "/bin/sh"
    #expect(FileStamp(system) != nil)
    #expect(FileStamp(system) == FileStamp(system))
  }

  @Test("Keeps what it knows when there is nothing to read, and goes on afterwards")
  func recovers() throws {
    let folder = try TemporaryFolder(EditedSources.start)
    var project = WatchedProject(paths: [folder("App")], in: nil)
    let graph = try project.update().graph
    try FileManager.default.moveItem(atPath: folder("App"), toPath: folder("Elsewhere"))
    #expect(throws: ProjectError.self) { try project.update() }
    #expect(project.reading?.graph == graph)
    try FileManager.default.moveItem(atPath: folder("Elsewhere"), toPath: folder("App"))
    let reading = try project.update()
    #expect(reading.graph == graph)
    #expect(reading.readFileCount == 0)
  }

  @Test("Names the folders in which changes count")
  func folders() throws {
    let folder = try TemporaryFolder([
      "App/Sources/Demo/A.swift": "struct A {}", "App/Demo.xcodeproj/project.pbxproj": "",
      "App/Pods/P.swift": "", "App/.git/config": "", "Shared/S.swift": "struct S {}",
      "App/Sources/Empty/notes.txt": "",
    ])
    try folder.link("App/Sources/Demo/S.swift", to: "../../../Shared/S.swift")
    var project = WatchedProject(paths: [folder("App/Sources")], in: nil)
    _ = try project.update()
    let expected = ["App", "App/Sources", "App/Sources/Demo", "App/Sources/Empty", "Shared"]
    #expect(project.folders == Set(expected.map { folder($0) }))
    var whole = WatchedProject(paths: ["App"], in: folder.path)
    try whole.find()
    #expect(whole.folders.contains(folder("App/Demo.xcodeproj")))
    #expect(!whole.folders.contains(folder("App/Pods")))
  }

  @Test(
    "Names that count",
    arguments: [
      ("A.swift", true), ("Main.storyboard", true), ("Info.plist", true), ("Package.swift", true),
      (".flowviz.json", true), ("Base.xcconfig", true), ("project.pbxproj", true),
      ("App.entitlements", true), (".A.swift.swp", false), ("4913", false), ("A.swift~", false),
      ("out.svg", false), (".flowviz-12-AB", false),
    ])
  func names(name: String, counts: Bool) {
    #expect(WatchedNames.contains(name, isFolder: false) == counts)
  }

  @Test("Follows its configuration")
  func configuration() throws {
    let folder = try TemporaryFolder(EditedSources.start)
    try folder.write("own.json", Data(#"{ "exclude": ["Two.swift"] }"#.utf8))
    var project = WatchedProject(
      paths: [folder("App")], in: nil, configurationFile: (folder("own.json"), "own.json"))
    #expect(try project.update().graph.project.fileCount == EditedSources.start.count - 1)
    #expect(project.folders.contains(folder.path))
    try folder.write("own.json", Data(#"{ "exclude": ["One.swift", "Two.swift"] }"#.utf8))
    #expect(try project.update().graph.project.fileCount == EditedSources.start.count - 2)
    try folder.write("own.json", Data("{".utf8))
    #expect(throws: ProjectError.self) { try project.update() }
  }
}
