import Foundation
import TestSupport

/// The real mermaid.js in a headless browser, as `Scripts/setup-tests` installs both.
enum MermaidBrowser {
  /// What became of one diagram.
  struct Drawn: Decodable {
    var error: String?
    var nodes: Int
    var edges: Int
    var clusters: Int
    var title: String?
    var text: String
  }

  private static let script = "\(Repository.root)/.build/test-tools/mermaid.min.js"
  private static let browsers = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]

  private static var browser: String? {
    browsers.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  static var isInstalled: Bool {
    browser != nil && FileManager.default.fileExists(atPath: script)
  }

  /// Draws all in one page, one after the other.
  static func draw(_ diagrams: [String]) throws -> [Drawn] {
    guard let browser else { throw CocoaError(.executableNotLoadable) }
    let json = String(decoding: try JSONEncoder().encode(diagrams), as: UTF8.self)
      .replacing("<", with: "\\u003c")
    let folder = try TemporaryFolder(["page.html": page(json), "out": ""])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser)
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
      "--user-data-dir=\(folder("profile"))", "--virtual-time-budget=120000", "--dump-dom",
      "file://\(folder("page.html"))",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: folder("out")))
    try process.run()
    process.waitUntilExit()
    let dom = try folder.text("out")
    guard let start = dom.range(of: "RESULT:"), let end = dom.range(of: ":END") else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let encoded = Data(base64Encoded: String(dom[start.upperBound..<end.lowerBound])) ?? Data()
    return try JSONDecoder().decode([Drawn].self, from: encoded)
  }

  private static func page(_ json: String) -> String {
    """
    <!doctype html><meta charset="utf-8"><body><pre id="result"></pre><div id="place"></div>
    <script src="file://\(script)"></script>
    <script>
    const diagrams = \(json);
    mermaid.initialize({ startOnLoad: false });
    async function drawn(text, number) {
      try {
        const { svg } = await mermaid.render('d' + number, text);
        const place = document.getElementById('place');
        place.innerHTML = svg;
        return {
          nodes: place.querySelectorAll('g.node').length,
          edges: place.querySelectorAll('path.flowchart-link').length,
          clusters: place.querySelectorAll('g.cluster').length,
          title: place.querySelector('title')?.textContent ?? null,
          text: place.textContent,
        };
      } catch (error) {
        return { error: String(error), nodes: 0, edges: 0, clusters: 0, text: '' };
      }
    }
    (async () => {
      const results = [];
      for (const [number, text] of diagrams.entries()) results.push(await drawn(text, number));
      document.getElementById('place').innerHTML = '';
      const bytes = new TextEncoder().encode(JSON.stringify(results));
      let binary = '';
      for (const byte of bytes) binary += String.fromCharCode(byte);
      document.getElementById('result').textContent = 'RESULT:' + btoa(binary) + ':END';
    })();
    </script>
    """
  }
}
