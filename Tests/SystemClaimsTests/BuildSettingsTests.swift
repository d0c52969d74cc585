import Foundation
import Testing

@testable import SystemClaims

@Suite("Build settings")
struct BuildSettingsTests {
  @Test("are read from a configuration file")
  func configuration() {
    let settings = BuildSettingsReader.readConfiguration(
      """
      // APP_SCHEME = no
      #include "Base.xcconfig"
      APP_SCHEME = shop // the shop
      APP_SCHEME[config=Debug] = shop-dev
      EMPTY =
      """)
    #expect(settings.values == ["APP_SCHEME": ["shop", "shop-dev"]])
  }

  @Test("are read from a project")
  func project() {
    let settings = BuildSettingsReader.readProject(
      """
      \t\t\tbuildSettings = {
      \t\t\t\tAPP_SCHEME = "shop-dev";
      \t\t\t\t"APP_SCHEME[sdk=iphoneos*]" = shop;
      \t\t\t\tPRODUCT_BUNDLE_IDENTIFIER = "com.$(ORG).shop";
      \t\t\t};
      """)
    #expect(settings.values["APP_SCHEME"] == ["shop-dev", "shop"])
    #expect(settings.values["PRODUCT_BUNDLE_IDENTIFIER"] == ["com.$(ORG).shop"])
  }

  @Test("are told from a project's other lines, whatever ends these")
  func otherLines() {
    let settings = BuildSettingsReader.readProject(
      "\t\tA1 /* Shop.swift */ = {isa = PBXBuildFile; fileRef = B2; };\r\n"
        + "\t\t\tbuildSettings = {\r\n    APP_SCHEME = shop;\r\n\t\tÜBER = x;\r\nNAME=x;\r\n")
    #expect(settings.values == ["APP_SCHEME": ["shop"], "ÜBER": ["x"]])
  }

  @Test("are read once for all files around which they stand")
  func readOnce() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "settings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Base.xcconfig")
    try "APP_SCHEME = shop".write(to: file, atomically: true, encoding: .utf8)
    let finder = BuildSettingsFinder()
    let path = folder.appendingPathComponent("Info.plist").path
    let first = finder.settings(around: path, relativePath: "Info.plist")
    #expect(first.values == ["APP_SCHEME": ["shop"]])
    try FileManager.default.removeItem(at: file)
    try "APP_SCHEME = other".write(to: file, atomically: true, encoding: .utf8)
    #expect(finder.settings(around: path, relativePath: "Info.plist") == first)
    #expect(
      BuildSettingsFinder().settings(around: path, relativePath: "Info.plist").values
        == ["APP_SCHEME": ["other"]])
  }

  @Test("replace variables, also in variables, but never in a circle")
  func expands() {
    var settings = BuildSettings()
    settings.add("A", "$(B)-${C:upper}")
    settings.add("B", "b")
    settings.add("C", "c")
    settings.add("LOOP", "$(LOOP)$(LOOP)")
    for index in 0..<16 { settings.add("WIDE", "\(index)$(WIDE)$(LOOP)") }
    #expect(settings.expand("x$(A)y") == ["xb-Cy"])
    #expect(settings.expand("plain") == ["plain"])
    #expect(settings.expand("$(UNKNOWN)") == [])
    #expect(settings.expand("$(LOOP)") == [])
    #expect(settings.expand("$(WIDE)") == [])
  }

  @Test("are found around a file, the nearest first")
  func around() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "claims-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let app = root.appendingPathComponent("App")
    let project = root.appendingPathComponent("Shop.xcodeproj")
    let configuration = root.appendingPathComponent("Config")
    for folder in [app, project, configuration] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    func write(_ text: String, _ folder: URL, _ name: String) throws {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    try write("SCHEME = near\n", app, "App.xcconfig")
    try write("SCHEME = far;\n\tHOST = shop.example;\n", project, "project.pbxproj")
    try write("MODE = on\n", configuration, "Base.xcconfig")
    let text = """
      <plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array>
      <string>$(SCHEME)</string><string>a.$(HOST)</string><string>$(MODE)</string>
      </array></dict></array></dict></plist>
      """
    let (claims, _) = SystemClaims.read(
      file: app.appendingPathComponent("Info.plist").path, relativePath: "App/Info.plist",
      contents: Data(text.utf8))
    #expect(claims.map(\.value) == ["near", "a.shop.example", "on"])
  }
}
