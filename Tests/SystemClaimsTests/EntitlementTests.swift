import FlowModel
import Foundation
import Testing

@testable import SystemClaims

@Suite("The associated domains of an entitlements file")
struct EntitlementTests {
  @Test("are those for links, without their mode")
  func domains() {
    let text = """
      <plist version="1.0"><dict>
      <key>com.apple.developer.associated-domains</key>
      <array>
      <string>applinks:shop.example</string>
      <string>webcredentials:login.example</string>
      <string>applinks:*.shop.example?mode=developer</string>
      <string>applinks:https://shop.example/a</string>
      </array></dict></plist>
      """
    let (claims, notices) = SystemClaims.read(
      .entitlements, relativePath: "Shop.entitlements", contents: Data(text.utf8))
    #expect(claims.map(\.kind) == [.domain, .domain, .domain])
    #expect(
      claims.map(\.value) == ["shop.example", "*.shop.example", "https://shop.example/a"])
    #expect(claims.map { $0.location?.line } == [4, 6, 7])
    #expect(
      notices == [
        Notice(
          message: "“applinks:https://shop.example/a” is no associated domain; "
            + "write applinks: and the host only",
          location: SourceLocation(file: "Shop.entitlements", line: 7, column: 9))
      ])
  }
}
