import FlowModel
import Foundation
import Testing

@testable import SystemClaims

@Suite("The URL schemes of an Info.plist")
struct InfoPropertyListTests {
  static let sample = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleName</key>
      <string>shop</string>
      <!-- <key>CFBundleURLTypes</key> <string>none</string> -->
      <key>CFBundleURLTypes</key>
      <array>
        <dict>
          <key>CFBundleURLName</key>
          <string>shop</string>
          <key>CFBundleURLSchemes</key>
          <array>
            <string>shop</string>
            <string>shop-&#100;ev</string>
          </array>
        </dict>
        <dict>
          <key>CFBundleURLSchemes</key>
          <array><string>$(APP_SCHEME)</string></array>
        </dict>
      </array>
    </dict>
    </plist>
    """

  @Test("are found where they stand")
  func schemes() {
    let (claims, notices) = SystemClaims.read(
      .infoPropertyList, relativePath: "Shop/Info.plist", contents: Data(Self.sample.utf8))
    let expected = [("shop", 15, 17), ("shop-dev", 16, 17), ("$(APP_SCHEME)", 21, 22)]
    #expect(
      claims
        == expected.map { value, line, column in
          Claim(
            kind: .scheme, value: value,
            location: SourceLocation(file: "Shop/Info.plist", line: line, column: column))
        })
    #expect(notices.isEmpty)
  }

  @Test("are read from a binary file as well")
  func binary() throws {
    let list: [String: Any] = [
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["shop", "läden"], "other": 1.5]],
      "when": Date(timeIntervalSince1970: 0), "long": String(repeating: "x", count: 300),
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    let (claims, notices) = SystemClaims.read(
      .infoPropertyList, relativePath: "Info.plist", contents: data)
    #expect(claims.map(\.value) == ["shop", "läden"])
    #expect(claims.first?.location == SourceLocation(file: "Info.plist", line: 1, column: 1))
    #expect(
      notices.map(\.message)
        == ["“läden” is not a URL scheme; write the letters before “:” only"])
  }

  @Test("are read from UTF-16")
  func utf16() throws {
    let text = "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>"
    let data = try #require(
      (text + "<array><string>a</string></array></dict></array></dict></plist>").data(
        using: .utf16))
    let claims = SystemClaims.read(
      .infoPropertyList, relativePath: "Info.plist", contents: data
    ).claims
    #expect(claims.map(\.value) == ["a"])
  }

  @Test("have each value that a build variable has")
  func variables() {
    var settings = BuildSettings()
    settings.add("APP_SCHEME", "shop")
    settings.add("APP_SCHEME", "$(PREFIX:lower)-dev")
    settings.add("PREFIX", "SHOP")
    let (claims, _) = SystemClaims.read(
      .infoPropertyList, relativePath: "Info.plist", contents: Data(Self.sample.utf8),
      settings: settings)
    #expect(claims.map(\.value) == ["shop", "shop-dev", "shop", "shop-dev"])
    #expect(claims.map(\.writtenAs) == [nil, nil, "$(APP_SCHEME)", "$(APP_SCHEME)"])
  }

  @Test(
    "give a notice that names a broken file",
    arguments: [
      ("", "it is neither an XML nor a binary property list", 1),
      ("{ a = b; }", "it is neither an XML nor a binary property list", 1),
      ("<plist>\n<dict>\n<key>a</key>", "it ends before </dict>", 3),
      ("<plist>\n<dict></array>", "</array> stands where </dict> must", 2),
      ("<plist><dict><string/></dict>", "<string> stands where <key> must", 1),
      ("<html><body/></html>", "<html> is not known in a property list", 1),
      ("bplist00", "the binary file is damaged", 1),
    ])
  func broken(_ text: String, _ problem: String, _ line: Int) {
    let (claims, notices) = SystemClaims.read(
      .infoPropertyList, relativePath: "Shop/Info.plist", contents: Data(text.utf8))
    #expect(claims.isEmpty)
    #expect(
      notices.map(\.message) == [
        "Shop/Info.plist cannot be read as a property list: \(problem); its claims are missing"
      ])
    #expect(notices.first?.location?.line == line)
  }

  @Test("survive any damage to their file")
  func damaged() throws {
    var random = SeededRandom(seed: 3)
    let list: [String: Any] = [
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["shop", "é"], "n": 1, "d": Date()]]
    ]
    let binary = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    for original in [Array(binary), Array(Self.sample.utf8)] {
      for _ in 0..<5_000 {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        _ = SystemClaims.read(.infoPropertyList, relativePath: "a", contents: Data(bytes))
      }
    }
    let deep = String(repeating: "<array>", count: 100_000)
    let (_, notices) = SystemClaims.read(
      .infoPropertyList, relativePath: "a", contents: Data(deep.utf8))
    #expect(notices.count == 1)
  }
}
