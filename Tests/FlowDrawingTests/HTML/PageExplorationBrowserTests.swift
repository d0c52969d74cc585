import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowDrawing

/// How a reader explores the picture of a page in a real browser.
@Suite(.serialized)
struct PageExplorationBrowserTests {
  @Test func searchFinds() async throws {
    let page = try PageFile.shop()
    try await Browser.run { browser in
      try await page.open(in: browser)
      try await browser.press("/")
      try await browser.press("check")
      try await browser.wait(until: "document.querySelectorAll('#results [role=option]').length")
      let first: String = try await browser.value(
        "return document.querySelector('#results [aria-selected=true] strong').textContent")
      #expect(first == "Checkout")
      #expect(
        try await browser.probe("return titles(nodes.filter((n) => n.matches('.found')))")
          == ["Checkout", "shop://checkout"])
      try await browser.press(Browser.Key.enter)
      try await browser.wait(until: "document.querySelector('#panel h2')")
      #expect(
        try await browser.value("return document.querySelector('#panel h2').textContent")
          == "Checkout")
      #expect(try await browser.value("return location.hash.includes('Route.checkout')"))
      try await browser.press("/")
      try await browser.press("no such thing")
      #expect(
        try await browser.value("return document.querySelector('#results').textContent")
          == "Nothing has that name.")
    }
  }

  @Test func hoverLightsUpWhatReachesAndIsReached() async throws {
    let page = try PageFile.shop()
    try await Browser.run { browser in
      try await page.open(in: browser)
      let checkout = try await browser.tag("Checkout")
      try await browser.point(at: checkout)
      try await browser.wait(until: "document.querySelector('#stage.dim')")
      let lit: [String] = try await browser.probe(
        "return titles(nodes.filter((node) => getComputedStyle(node).opacity !== '0.13'))")
      #expect(lit.contains("Order Confirmation") && lit.contains("Cart") && lit.contains("Main"))
      #expect(lit.contains("Shop App"))
      // Neither before nor behind it.
      #expect(!lit.contains("Settings") && !lit.contains("Profile") && !lit.contains("Share Sheet"))
      #expect(try await browser.value("return !document.querySelector('#tooltip').hidden"))
      try await browser.point(at: "h1")
      try await browser.wait(until: "!document.querySelector('#stage.dim')")
    }
  }

  @Test func placesWithoutALineLightUpToo() async throws {
    let page = try PageFile(HubTests.graph(pages: 30), options: DrawingOptions(detail: .screens))
    try await Browser.run { browser in
      try await page.open(in: browser)
      try await browser.point(at: try await browser.tag("Help"))
      try await browser.wait(until: "document.querySelector('#stage.dim')")
      let near: Int = try await browser.probe(
        "return nodes.filter((node) => node.matches('.near')).length")
      #expect(near == 31)
    }
  }

  @Test func pinnedLightStaysAndTellsAll() async throws {
    let page = try PageFile.shop()
    try await Browser.run { browser in
      try await page.open(in: browser)
      try await browser.click(try await browser.tag("Settings"))
      try await browser.point(at: "h1")
      try await browser.wait(until: "document.querySelector('.node.pinned')")
      #expect(try await browser.value("return Boolean(document.querySelector('#stage.dim'))"))
      let words: String = try await browser.value(
        "return document.querySelector('#panel').textContent")
      #expect(words.contains("unused-route") && words.contains("never used"))
      let address: String = try await browser.value(
        "return document.querySelector('#panel a').href")
      #expect(address == "https://host/blob/main/Sources/Route.swift#L10")
      try await browser.press("0")
      try await browser.click(try await browser.tag("Order Confirmation"))
      #expect(
        try await browser.probe("return nodes.filter((n) => n.matches('.pinned')).length") == 1)
      let path: String = try await browser.value(
        "return document.querySelector('#panel').textContent")
      #expect(path.contains("The way here") && path.contains("Checkout"))
      try await browser.press(Browser.Key.escape)
      #expect(try await browser.value("return document.querySelector('#panel').hidden"))
      #expect(try await browser.value("return !document.querySelector('.node.pinned, .dim')"))
    }
  }

  @Test func aSecondPinShowsTheWayBetweenBoth() async throws {
    let page = try PageFile.shop()
    try await Browser.run { browser in
      try await page.open(in: browser)
      try await browser.click(try await browser.tag("Main"))
      try await browser.press("0")
      try await browser.click(
        try await browser.tag("Order Confirmation"), holding: Browser.Key.shift)
      #expect(
        try await browser.probe("return titles(nodes.filter((n) => n.matches('.pinned')))")
          == ["Main", "Order Confirmation"])
      let steps: [String] = try await browser.value(
        "return [...document.querySelectorAll('#panel ol li .plain')].map((b) => b.textContent)")
      #expect(steps.starts(with: ["Main", "Cart", "Checkout", "Order Confirmation"]))
    }
  }

  @Test func filterHides() async throws {
    let page = try PageFile.shop()
    try await Browser.run { browser in
      try await page.open(in: browser)
      try await browser.press("f")
      try await browser.click("#filter [data-key=deepLink]")
      #expect(try await browser.probe("return all('.deepLink').filter(isSeen).length") == 0)
      #expect(
        try await browser.probe("return picture.querySelectorAll('.line.opens:not(.off)').length")
          == 0)
      #expect(try await browser.probe("return isSeen(named('Cart'))"))
      try await browser.click("#filter [data-key=push]")
      #expect(
        try await browser.probe("return picture.querySelectorAll('.line.push:not(.off)').length")
          == 0)
      try await browser.click("#filter-reset")
      #expect(try await browser.probe("return picture.querySelectorAll('.off').length") == 0)
      // One flow alone.
      try await browser.click("#filter [aria-label='Only Onboarding']")
      let seen: [String] = try await browser.probe("return titles(nodes.filter(isSeen))")
      #expect(seen.contains("Welcome") && !seen.contains("Cart"))
    }
  }

  @Test func keysGoFromNodeToNode() async throws {
    let page = try PageFile.shop()
    try await Browser.run { browser in
      try await page.open(in: browser)
      try await browser.run("document.querySelector('#stage').focus()")
      try await browser.press(Browser.Key.right)
      #expect(
        try await browser.probe("return title(document.querySelector('.node.here'))") == "Shop App")
      let told: String = try await browser.value(
        "return document.querySelector('#status').textContent")
      #expect(told.hasPrefix("Shop App, entry"))
      try await browser.press(Browser.Key.right)
      #expect(
        try await browser.probe("return title(document.querySelector('.node.here'))") != "Shop App")
      try await browser.press(Browser.Key.enter)
      #expect(try await browser.value("return !document.querySelector('#panel').hidden"))
      try await browser.press(Browser.Key.escape)
      #expect(try await browser.value("return document.querySelector('#panel').hidden"))
      let before: String = try await browser.value(
        "return document.querySelector('#canvas').style.transform")
      try await browser.press("+")
      try await browser.press(Browser.Key.left, holding: Browser.Key.shift)
      let after: String = try await browser.value(
        "return document.querySelector('#canvas').style.transform")
      #expect(before != after)
      try await browser.press("?")
      #expect(try await browser.value("return document.querySelector('#help').open"))
      try await browser.press(Browser.Key.escape)
      #expect(try await browser.value("return !document.querySelector('#help').open"))
    }
  }

  @Test func levelsCanBeSwitched() async throws {
    let page = try PageFile.shop()
    try await Browser.run { browser in
      try await page.open(in: browser)
      try await browser.click("[data-level='0']")
      #expect(
        try await browser.probe("return picture.querySelectorAll('.node.route').length") == 0)
      // The outline leads to what this level does not draw.
      try await browser.run(
        """
        [...document.querySelectorAll('#outline li[id] > a')]
          .find((link) => link.textContent === 'Share Sheet').click()
        """)
      #expect(
        try await browser.value("return document.querySelector('#panel h2').textContent")
          == "Share Sheet")
      #expect(
        try await browser.value(
          "return document.querySelector('[data-level][aria-pressed=true]').textContent")
          == "Screens")
      #expect(try await browser.consoleMessages().isEmpty)
    }
  }
}
