import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowDrawing

/// The page as a reader uses it, in a real browser.
@Suite(.serialized)
struct PageBrowserTests {
  @Test func loadsWithoutAWordAndWithoutTheNetwork() async throws {
    let page = try PageFile.shop()
    try await Browser.run { browser in
      try await page.open(in: browser)
      #expect(try await browser.consoleMessages().isEmpty)
      let requests: Int = try await browser.value(
        "return performance.getEntriesByType('resource').length")
      #expect(requests == 0)
      // The policy holds: what is put in later does not run.
      try await browser.run(
        """
        try {
          const script = document.createElement('script');
          script.textContent = 'window.ran = true';
          document.body.append(script);
        } catch {}
        const image = document.createElement('img');
        image.src = 'https://example.invalid/x.png';
        document.body.append(image);
        """)
      #expect(try await browser.value("return window.ran === undefined"))
      let refused = try await browser.consoleMessages()
      #expect(refused.contains { $0.contains("Content Security Policy") })
    }
  }

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

  @Test func hostileNamesStayNames() async throws {
    let pages = try HostileNamesTests.names.map { name in
      try PageFile(
        HostileNamesTests.graph(name),
        options: DrawingOptions(title: name, sourceURL: "https://host/{file}#L{line}"))
    }
    try await Browser.run { browser in
      for (page, name) in zip(pages, HostileNamesTests.names) {
        try await page.open(in: browser)
        try await browser.press("/")
        try await browser.press("view")
        try await browser.press(Browser.Key.enter)
        #expect(try await browser.consoleMessages().isEmpty, "\(name)")
        let strangers: [String] = try await browser.value(
          """
          const known = 'script,style,img,iframe,object,embed,link,base,form,foreignObject,animate,set';
          const bad = [...document.querySelectorAll(known)].map((one) => one.localName);
          for (const one of document.querySelectorAll('*')) {
            for (const { name, value } of one.attributes) {
              if (name.startsWith('on') || /^\\s*javascript:/i.test(value)) bad.push(name);
            }
          }
          return bad.sort();
          """)
        #expect(strangers == ["form", "script", "script", "style"], "\(name)")
      }
    }
  }

  @Test func twoThousandNodesAreFluid() async throws {
    let page = try PageFile(laidOutAsGrid: BigGraph.graph(flows: 280, routes: 8))
    try await Browser.run { browser in
      try await page.open(in: browser)
      #expect(try await browser.probe("return nodes.length", as: Int.self) > 2_000)
      // The least of several tries: what the page costs, not what else the machine does.
      let costs: [Double] = try await browser.probe(
        """
        const stage = document.querySelector('#stage');
        const least = (work) => Math.min(...Array.from({ length: 7 }, (_, turn) => {
          const start = performance.now();
          work(turn);
          stage.getBoundingClientRect();
          getComputedStyle(nodes[nodes.length - 1]).opacity;
          return performance.now() - start;
        }));
        const wheel = (turn) => stage.dispatchEvent(
          new WheelEvent('wheel', { deltaX: turn, deltaY: 40, bubbles: true, cancelable: true }));
        stage.focus();
        const key = (name) => stage.dispatchEvent(
          new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
        const walk = (turn) => key(['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp'][turn % 4]);
        return [least(wheel), least(walk)];
        """)
      #expect(costs[0] < 16)
      #expect(costs[1] < 100)
    }
  }
}
