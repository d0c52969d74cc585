import Foundation

/// A Chromium without a window, driven over WebDriver.
package struct Browser: Sendable {
  /// Keys that write no character, as WebDriver numbers them.
  package enum Key {
    package static let tab = "\u{E004}", enter = "\u{E007}", shift = "\u{E008}"
    package static let escape = "\u{E00C}"
    package static let left = "\u{E012}", up = "\u{E013}", right = "\u{E014}", down = "\u{E015}"
  }

  private struct Session: Decodable {
    let sessionId: String
  }

  private struct Entry: Decodable {
    let level: String
    let message: String
  }

  private struct Reply<Value: Decodable>: Decodable {
    let value: Value
  }

  private struct Failure: Decodable {
    let message: String
  }

  /// A reply that nobody reads.
  private struct Nothing: Decodable {
    init(from decoder: any Decoder) throws {}
  }

  private let port: UInt16
  /// Where the session takes commands.
  private let path: String

  /// Starts a browser, and ends it and its driver whatever happens.
  package static func run(
    width: Int = 1440, height: Int = 900, _ body: (Browser) async throws -> Void
  ) async throws {
    let driver = try BrowserDriver()
    defer { driver.end() }
    let options: [String: Any] = [
      "browserName": "chrome", "goog:loggingPrefs": ["browser": "ALL"],
      "goog:chromeOptions": [
        "args": [
          "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
          "--window-size=\(width),\(height)",
        ]
      ],
    ]
    let session: Session = try await send(
      driver.port, "/session", ["capabilities": ["alwaysMatch": options]])
    let browser = Browser(port: driver.port, path: "/session/\(session.sessionId)")
    do {
      try await body(browser)
    } catch {
      try? await browser.quit()
      throw error
    }
    try await browser.quit()
  }

  private func quit() async throws {
    let _: Nothing = try await Self.send(port, path, method: "DELETE")
  }

  // MARK: - The page

  /// Opens a file.
  package func open(_ path: String) async throws {
    try await command("url", ["url": URL(fileURLWithPath: path).absoluteString])
  }

  /// What the body of a function gives in the page.
  package func value<Value: Decodable>(
    _ script: String, as type: Value.Type = Value.self
  ) async throws -> Value {
    try await Self.send(port, "\(path)/execute/sync", ["script": script, "args": []])
  }

  /// Runs the body of a function in the page.
  package func run(_ script: String) async throws {
    try await command("execute/sync", ["script": script, "args": []])
  }

  /// Waits until an expression is true.
  package func wait(until condition: String) async throws {
    for _ in 0..<200 {
      if try await value("return Boolean(\(condition))", as: Bool.self) { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw BrowserError.waitedInVain(script: condition)
  }

  /// What the console has said since the last question: errors, warnings, refused content.
  package func consoleMessages() async throws -> [String] {
    let entries: [Entry] = try await Self.send(port, "\(path)/se/log", ["type": "browser"])
    return entries.map { "\($0.level) \($0.message)" }
  }

  /// Asks the page as another medium, or with other preferences of the reader.
  package func emulate(media: String = "", colorScheme: String = "light") async throws {
    try await command(
      "goog/cdp/execute",
      [
        "cmd": "Emulation.setEmulatedMedia",
        "params": [
          "media": media, "features": [["name": "prefers-color-scheme", "value": colorScheme]],
        ],
      ])
  }

  /// The page as PNG.
  package func screenshot() async throws -> Data {
    let text: String = try await Self.send(port, "\(path)/screenshot", method: "GET")
    return Data(base64Encoded: text) ?? Data()
  }

  // MARK: - The reader's hands

  /// Presses keys one after the other, or all of them together with `holding`.
  package func press(_ keys: String, holding held: String = "") async throws {
    func event(_ kind: String, _ key: Character) -> [String: Any] {
      ["type": kind, "value": String(key)]
    }
    let actions =
      held.map { event("keyDown", $0) }
      + keys.flatMap { [event("keyDown", $0), event("keyUp", $0)] }
      + held.map { event("keyUp", $0) }
    try await command(
      "actions", ["actions": [["type": "key", "id": "keys", "actions": actions]]])
  }

  /// Moves the pointer to the middle of the first element that a selector names.
  package func point(at selector: String) async throws {
    try await pointer(selector, then: [])
  }

  /// Clicks the middle of the first element that a selector names.
  package func click(_ selector: String, holding key: String = "") async throws {
    try await pointer(selector, then: ["pointerDown", "pointerUp"], holding: key)
  }

  private func pointer(
    _ selector: String, then events: [String], holding keys: String = ""
  ) async throws {
    // What still moves would not be there any more.
    let middle: [Double] = try await value(
      """
      return (async () => {
      await Promise.all(document.getAnimations().map((animation) => animation.finished));
      const element = document.querySelector(\(Self.quoted(selector)));
      if (!element.closest('svg')) element.scrollIntoView({ block: 'nearest' });
      const box = element.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
      })();
      """)
    var actions: [[String: Any]] = [
      ["type": "pointerMove", "duration": 0, "x": Int(middle[0]), "y": Int(middle[1])]
    ]
    actions += events.map { ["type": $0, "button": 0] }
    // All devices act in step: the key goes down with the move, and up after the last event.
    var devices: [[String: Any]] = [
      [
        "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
        "actions": actions,
      ]
    ]
    if !keys.isEmpty {
      var held: [[String: Any]] = keys.map { ["type": "keyDown", "value": String($0)] }
      held += events.map { _ in ["type": "pause", "duration": 0] }
      held += keys.map { ["type": "keyUp", "value": String($0)] }
      devices.append(["type": "key", "id": "keys", "actions": held])
    }
    try await command("actions", ["actions": devices])
  }

  // MARK: - The wire

  private func command(_ name: String, _ parameters: [String: Any]) async throws {
    let _: Nothing = try await Self.send(port, "\(path)/\(name)", parameters)
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  private static func send<Value: Decodable>(
    _ port: UInt16, _ path: String, method: String = "POST", _ parameters: [String: Any] = [:]
  ) async throws -> Value {
    let body =
      method == "POST" ? try JSONSerialization.data(withJSONObject: parameters) : Data()
    let request = LoopbackRequest(port: port, method: method, path: path, body: body)
    guard let reply = request.send() else {
      throw BrowserError.refused(command: path, reason: "no reply")
    }
    guard reply.status == 200 else {
      let failure = try? JSONDecoder().decode(Reply<Failure>.self, from: reply.body)
      throw BrowserError.refused(
        command: path, reason: failure?.value.message ?? "status \(reply.status)")
    }
    return try JSONDecoder().decode(Reply<Value>.self, from: reply.body).value
  }
}
