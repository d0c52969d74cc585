import FlowDrawing
import Foundation
import Testing

@testable import FlowVizCLI

/// Which program lays out the pictures.
struct LayoutEngineTests {
  @Test func theLayoutProgramBesideThisOneIsPreferred() throws {
    let folder = try Self.folder(with: ["flowviz", "flowviz-layout"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let engine = Self.console(folder.appendingPathComponent("flowviz").path).layoutEngine
    #expect(
      engine
        == .childProcess(
          executable: folder.appendingPathComponent("flowviz-layout"), arguments: []))
  }

  @Test func itIsFoundThroughALink() throws {
    let folder = try Self.folder(with: ["flowviz", "flowviz-layout"])
    let other = try Self.folder(with: [])
    defer {
      for folder in [folder, other] { try? FileManager.default.removeItem(at: folder) }
    }
    let link = other.appendingPathComponent("flowviz")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.appendingPathComponent("flowviz"))
    #expect(
      Self.console(link.path).layoutEngine
        == .childProcess(
          executable: folder.appendingPathComponent("flowviz-layout"), arguments: []))
  }

  @Test func aProgramThatWasCopiedAloneStartsItself() throws {
    let folder = try Self.folder(with: ["flowviz"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appendingPathComponent("flowviz")
    #expect(
      Self.console(program.path).layoutEngine
        == .childProcess(executable: program, arguments: ["__layout"]))
  }

  @Test func withoutAProgramItIsThisProcess() {
    #expect(Self.console(nil).layoutEngine == .inProcess)
  }

  /// A new folder with programs of these names, its own name without links.
  private static func folder(with programs: [String]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("layout-engine-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for program in programs {
      _ = FileManager.default.createFile(
        atPath: folder.appendingPathComponent(program).path, contents: Data("#!/bin/sh\n".utf8),
        attributes: [.posixPermissions: 0o755])
    }
    return folder
  }

  private static func console(_ executable: String?) -> Console {
    Console(
      writeOutput: { _ in }, writeError: { _ in }, currentFolder: "/", executable: executable)
  }
}
