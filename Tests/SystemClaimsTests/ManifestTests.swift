import Foundation
import Testing

@testable import SystemClaims

@Suite("The claims of a project generator's manifest")
struct ManifestTests {
  private static func read(_ format: ManifestReader.Format, _ text: String) -> [String] {
    let (claims, notices) = SystemClaims.read(
      .manifest(format), relativePath: "project", contents: Data(text.utf8))
    #expect(notices.isEmpty)
    return claims.map { "\($0.value) \($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
  }

  @Test("are read from XcodeGen's")
  func yaml() {
    let claims = Self.read(
      .yaml,
      """
      targets:
        Shop:
          info:
            properties:
              CFBundleURLTypes:
                - CFBundleURLName: shop
                  CFBundleURLSchemes: [shop, "shop-dev"]
                - CFBundleURLSchemes:
                  - $(APP_SCHEME) # the app's
                  - 'store'
                # - CFBundleURLSchemes: [none]
                CFBundleURLSchemes: plain
          entitlements:
            properties:
              com.apple.developer.associated-domains:
                - applinks:shop.example
                - webcredentials:shop.example
              other: [a]
      """)
    #expect(
      claims == [
        "shop 7:34", "shop-dev 7:41", "$(APP_SCHEME) 9:15", "store 10:16", "shop.example 16:13",
      ])
  }

  @Test("are read from Tuist's")
  func swift() {
    let claims = Self.read(
      .swift,
      """
      let plist: [String: Plist.Value] = [
        "CFBundleURLTypes": [["CFBundleURLSchemes": ["shop", "store"], "x": ["y"]]],
        "CFBundleURLTypes": .array([.dictionary([
          "CFBundleURLSchemes": .array([.string("dev")]),
          "CFBundleURLName": "z"
        ])]),
        // "CFBundleURLSchemes": ["none"],
        "CFBundleURLSchemes": schemes, "after": "a",
      ]
      """)
    #expect(claims == ["shop 2:49", "store 2:57", "dev 4:44"])
  }

  @Test("survive any damage to their file")
  func damaged() {
    var random = SeededRandom(seed: 9)
    let pieces = [
      "CFBundleURLSchemes", ":", "\"", "[", "]", "(", ")", "- ", "\n", "a", ",", "#", " ", "'", ".",
    ]
    for _ in 0..<5_000 {
      var text = ""
      for _ in 0..<12 { text += pieces.randomElement(using: &random) ?? "" }
      for format in [ManifestReader.Format.yaml, .swift] {
        _ = SystemClaims.read(.manifest(format), relativePath: "a", contents: Data(text.utf8))
      }
    }
  }
}
