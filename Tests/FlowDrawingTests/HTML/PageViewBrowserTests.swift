import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowDrawing

/// A page by night, on paper and as an outline, in a real browser.
@Suite(.serialized)
struct PageViewBrowserTests {
  @Test func nightFollowsTheSystemAndTheReader() async throws {
    let page = try PageFile.shop()
    let background = "return getComputedStyle(document.body).backgroundColor"
    let box = "return getComputedStyle(named('Checkout').firstElementChild).fill"
    try await Browser.run { browser in
      try await page.open(in: browser)
      #expect(try await browser.value(background) == "rgb(255, 255, 254)")
      #expect(try await browser.probe(box) == "rgb(254, 254, 254)")
      try await browser.emulate(colorScheme: "dark")
      #expect(try await browser.value(background) == "rgb(13, 19, 32)")
      #expect(try await browser.probe(box) == "rgb(30, 40, 57)")
      try await browser.click("#theme")
      #expect(try await browser.value(background) == "rgb(255, 255, 254)")
      try await browser.emulate()
      try await browser.press("t")
      #expect(try await browser.value(background) == "rgb(13, 19, 32)")
    }
  }

  @Test func paperShowsPictureKeyAndOutline() async throws {
    let page = try PageFile.shop()
    try await Browser.run { browser in
      try await page.open(in: browser)
      try await browser.press("f")
      try await browser.click(try await browser.tag("Cart"))
      try await browser.emulate(media: "print", colorScheme: "dark")
      let seen: [String] = try await browser.probe(
        """
        return ['.tools', '#panel', '#filter', '.zoom', '#outline', '#key', 'h1', '[data-tag]']
          .filter((selector) => isSeen(document.querySelector(selector)))
        """)
      #expect(seen == ["#outline", "#key", "h1", "[data-tag]"])
      // Ink, not night; the whole picture, not what the reader had zoomed into.
      #expect(
        try await browser.value("return getComputedStyle(document.body).backgroundColor")
          == "rgb(255, 255, 254)")
      #expect(
        try await browser.probe(
          "return picture.getBoundingClientRect().width <= document.body.clientWidth"))
      #expect(
        try await browser.probe(
          "return nodes.every((node) => getComputedStyle(node).opacity === '1')"))
      // What is drawn, and no more, lies on the sheet.
      #expect(
        try await browser.probe(
          """
          const sheet = picture.getBoundingClientRect()
          const boxes = nodes.map((node) => node.getBoundingClientRect())
          const top = Math.min(...boxes.map((box) => box.top))
          return top < sheet.top + sheet.height / 5 && boxes.every((box) =>
            box.left >= sheet.left && box.right <= sheet.right
              && box.top >= sheet.top && box.bottom <= sheet.bottom)
          """))
      // No rule for the page's own parts hides a line of the picture.
      #expect(
        try await browser.probe(
          """
          const lines = [...picture.querySelectorAll('.line')]
          return lines.some((line) => line.classList.contains('tabs'))
            && lines.every((line) => getComputedStyle(line).display !== 'none')
          """))
    }
  }

  @Test func theOutlineIsReachedByKeyAndSaysTheSame() async throws {
    let page = try PageFile.shop()
    try await Browser.run { browser in
      try await page.open(in: browser)
      try await browser.press(Browser.Key.tab)
      #expect(
        try await browser.value("return document.activeElement.textContent")
          == "Skip to the outline")
      try await browser.press(Browser.Key.enter)
      #expect(try await browser.value("return document.activeElement.id") == "outline")
      let missing: [String] = try await browser.probe(
        """
        const told = new Set(all('#outline li[id] > a').map((link) => link.textContent));
        return titles(nodes.filter((node) => !node.matches('.deepLink'))).filter((name) => !told.has(name));
        """)
      #expect(missing.isEmpty)
      try await browser.press(Browser.Key.tab + Browser.Key.tab + Browser.Key.enter)
      try await browser.wait(until: "document.querySelector('#panel h2')")
      #expect(
        try await browser.value(
          """
          return document.querySelector('[aria-current]').textContent
            === document.querySelector('#panel h2').textContent
          """))
    }
  }
}
