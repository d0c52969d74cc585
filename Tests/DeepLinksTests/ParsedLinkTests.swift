import Foundation
import TestSupport
import Testing

@testable import DeepLinks

@Suite("Taking a URL apart")
struct ParsedLinkTests {
  static let samples = [
    "shop://product/1", "SHOP://Product/1?x=1&y#f", "app:thing", "app:thing/a/b?x=1", "shop://",
    "shop:///a", "shop:", "shop:/a/b/", "shop://h/a//b/", "shop://h//", "shop://h///",
    "https://ex.com:80/a%20b/c%2Fd?q=%20a+b&&=v&k", "http://[::1]:8/a", "http://münchen.de/ü",
    "shop://user:pw@host/a", "shop://h?x", "shop://h#f", "shop://a b/c", "shop://h/%zz", "", "  ",
    "://x", "/a/b", "a/b", "shop://h/a/../b/./c", "1shop://a", "sh_op://a", "shop://my_host/a",
    "shop://h/a?x=1?y=2#a#b", "shop://h%41/a", "shop://h:abc/a", "shop://h:/a", "shop://@/a",
    "shop://h/a;b=c", "mailto:a@b.c", "shop://h/\u{0}", "shop://h/%00", "shop://h/%ff",
    "shop://h/a/%ff/b", "shop://h?x=%ff", "shop://h/é%C3%A9", "shop://h/{a}|b", "shop://h/^",
    "shop://%C3%BC/a", "shop://h/%2F/x", "shop://h/%2F", "shop://h/a%2F", "shop://h/%2e%2e/x",
    "shop://H.Com./a", "shop://h/a\\b", "shop://h[1]/a", "shop://h/a?x=[1]", "shop:?x=1",
    "shop:#f", "shop://h/?", "shop://h/a?=&=&", "shop://h/a?k=a=b&k=2", "shop://h:99999999999/",
    "shop://h:999999999999999999999999/", "shop://h#", "shop://h/%", "shop://h/%4", "shop://h?%",
    "s://h:8080", "s://~/~", "s://h/:a@b", "s://1.2.3.4/a", "http://h%41/a", "http://my_host/a",
    "s://h/a#b?c/d", "s://-/a", "s://.../a", "s://h//a", "s://h/a/?x",
  ]

  @Test("gives what Foundation gives", arguments: samples)
  func agrees(_ text: String) { Self.expectAgreement(text) }

  @Test("gives what Foundation gives for 20,000 random URLs")
  func agreesAtRandom() {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("ab1:/?#&=%25A.-_~@+ é[]{}\\;,!$'()*\u{0}|^\"<>`")
    for round in 0..<20_000 {
      var text = round % 2 == 0 ? "s://h" : ""
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        text.append(alphabet.randomElement(using: &random) ?? "a")
      }
      Self.expectAgreement(text)
    }
  }

  static func expectAgreement(_ text: String) {
    let link = ParsedLink(text)
    guard let url = URL(string: text) else {
      check(link == nil, "\(text.debugDescription)")
      return
    }
    guard let link else {
      Issue.record("\(text.debugDescription) is a URL")
      return
    }
    let components = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let items = (components?.queryItems ?? []).map { "\($0.name)=\($0.value ?? "nil")" }
    let host = url.host ?? ""
    check(link.scheme == url.scheme, "\(text.debugDescription)")
    check(link.host == (host.isEmpty ? nil : host), "\(text.debugDescription)")
    check(link.port == url.port, "\(text.debugDescription)")
    check(link.path == url.path, "\(text.debugDescription)")
    check(link.pathComponents == url.pathComponents, "\(text.debugDescription)")
    check(link.query == url.query, "\(text.debugDescription)")
    check(link.fragment == url.fragment, "\(text.debugDescription)")
    check(
      link.queryItems.map { "\($0.name)=\($0.value ?? "nil")" } == items,
      "\(text.debugDescription)")
  }

  @Test("keeps a build variable as the scheme")
  func variable() throws {
    let link = try #require(ParsedLink("$(APP_SCHEME)://cart/1?x=y"))
    #expect(link.scheme == "$(APP_SCHEME)")
    #expect(link.host == "cart")
    #expect(Array(link.segments) == ["1"])
  }
}
