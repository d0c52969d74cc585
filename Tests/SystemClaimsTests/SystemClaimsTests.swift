import Testing

@testable import SystemClaims

@Suite("Files that hold claims")
struct SystemClaimsTests {
  @Test(
    "are known by their names",
    arguments: [
      ("Info.plist", true), ("Shop-Info.plist", true), ("shop_info.plist", true),
      ("Shop.entitlements", true), ("apple-app-site-association", true),
      ("apple-app-site-association.json", true), ("Settings.plist", false), ("Info.swift", false),
    ])
  func names(_ name: String, _ isClaimFile: Bool) {
    #expect(SystemClaims.isClaimFile(name) == isClaimFile)
  }
}
