import Testing

@testable import FlowDrawing

struct NamesTests {
  @Test(arguments: [
    ("productDetail", "Product Detail"), ("ProductDetail", "Product Detail"), ("main", "Main"),
    ("HTMLPage", "HTML Page"), ("myURL", "My URL"), ("order_history", "Order History"),
    ("step2Payment", "Step2 Payment"), ("FAQ", "FAQ"), ("", ""), ("_", "_"), ("日本語", "日本語"),
    ("iPadSettings", "iPad Settings"), ("URLs", "URLs"), ("PDFsView", "PDFs View"),
    ("qrScanner", "QR Scanner"), ("ipOverrides", "IP Overrides"),
    ("oAuthCallback", "OAuth Callback"),
    ("ipv6", "IPv6"), ("customDnsServer", "Custom DNS Server"), ("userIds", "User IDs"),
    ("OAuthView", "OAuth View"), ("iosevka", "Iosevka"), ("idle", "Idle"), ("IDView", "ID View"),
  ])
  func namesAreSpoken(name: String, spoken: String) {
    #expect(Words.spoken(name) == spoken)
  }

  @Test func commonSuffixesAreDropped() {
    let trim = SuffixTrimmer(
      names: ["CartView", "CheckoutViewController", "View", "ProfileScreen"],
      suffixes: SuffixTrimmer.screens)
    #expect(trim("CartView") == "Cart")
    #expect(trim("CheckoutViewController") == "Checkout")
    #expect(trim("View") == "View")
    #expect(trim("ProfileScreen") == "Profile")
  }

  @Test func suffixesStayWhereTheRestIsAmbiguous() {
    let trim = SuffixTrimmer(
      names: ["CartView", "CartViewController", "HomeView"], suffixes: SuffixTrimmer.screens)
    #expect(trim("CartView") == "Cart View")
    #expect(trim("CartViewController") == "Cart View Controller")
    #expect(trim("HomeView") == "Home")
  }

  @Test(arguments: [
    ("UIActivityViewController", "Share Sheet"), ("SFSafariViewController", "Safari"),
    ("UIFontPickerViewController", "Font Picker"), ("PlayerViewController", "Player"),
  ])
  func systemScreensAreWhatPeopleCallThem(type: String, spoken: String) {
    #expect(SystemScreens.spoken(type) == spoken)
  }

  @Test func linksThatDifferInConditionsAreOneLine() {
    let long = String(repeating: "x", count: 60)
    #expect(
      LinkTitles.lines([
        "app://a", "app://b where isOn", "app://c where \(long)", "app://d where p",
        "app://d where q", "app://d",
      ]) == [
        "app://a", "app://b where isOn", "app://c · 1 condition", "app://d · 2 conditions",
      ])
    #expect(
      LinkTitles.lines((0..<9).map { "app://\($0)" })
        == (0..<5).map { "app://\($0)" } + ["and 4 more"])
  }

  @Test func longNamesWrap() {
    #expect(
      Wrapping.lines("Notifications Permission Explanation", width: 24)
        == ["Notifications Permission", "Explanation"])
    // One long word breaks where a word begins in it.
    #expect(
      Wrapping.lines("SeasonalDeliveryOptionsCoordinator", width: 24)
        == ["SeasonalDeliveryOptions", "Coordinator"])
    #expect(
      Wrapping.lines("xSUMMERDELIVERYOPTIONSANDMORE", width: 24)
        == ["xSUMMERDELIVERYOPTIONSAN", "DMORE"])
    let endless = Wrapping.lines(String(repeating: "x", count: 500), width: 24)
    #expect(endless.count == 3)
    #expect(endless.last?.hasSuffix("…") == true)
    #expect(Wrapping.lines("", width: 24) == [""])
  }

  @Test func detailsWrapBetweenTheirParts() {
    #expect(
      Wrapping.parts(".orderConfirmation(id) · OrderConfirmationView", width: 34)
        == [".orderConfirmation(id)", "OrderConfirmationView"])
    #expect(Wrapping.parts(".cart · CartView", width: 34) == [".cart · CartView"])
  }

  @Test func widthsAreHelveticas() {
    #expect(TextWidth.of("Hello", size: 10) == 22.78)
    #expect(TextWidth.of("Hello", size: 10, bold: true) == 24.45)
    #expect(TextWidth.of("日本", size: 10) == 20)
  }

  @Test(arguments: [
    ("https://host/blob/main/{file}#L{line}", "https://host/blob/main/A%20b/C%26.swift#L3"),
    ("https://host/?f={file}&c={column}", "https://host/?f=A%20b/C%26.swift&c=7"),
    ("x\" onload=\"{line}", "x%22%20onload=%223"),
  ])
  func linksAreEscaped(template: String, url: String) {
    let links = SourceLinks(template: template)
    #expect(links.url(for: .init(file: "A b/C&.swift", line: 3, column: 7)) == url)
  }

  @Test(arguments: ["javascript:alert({line})", " JavaScript:alert(1)", "data:text/html,x"])
  func linksRunNoCode(template: String) {
    #expect(SourceLinks(template: template).url(for: .init(file: "A", line: 1, column: 1)) == nil)
  }
}
