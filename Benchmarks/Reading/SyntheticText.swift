import TestSupport

/// Swift that has nothing to do with navigation.
enum SyntheticText {
  private static let nouns = ["amount", "title", "owner", "date", "place", "rate", "note", "kind"]
  private static let types = ["Int", "String", "Double", "Bool", "[String]", "Date?", "URL?"]

  static func model(_ name: String, _ random: inout SeededRandom) -> String {
    let fields = (0..<14).map { index in
      let noun = nouns.randomElement(using: &random) ?? "field"
      return (name: "\(noun)\(index)", type: types.randomElement(using: &random) ?? "Int")
    }
    return """
      import Foundation

      /// What the server tells.
      struct \(name): Codable, Hashable, Sendable {
      \(lines(fields) { "  var \($0.name): \($0.type)" })

        enum CodingKeys: String, CodingKey {
      \(lines(fields) { "    case \($0.name) = \"\($0.name)_value\"" })
        }

        var summary: String {
          let parts: [String] = [
      \(lines(fields) { "      String(describing: \($0.name))," })
          ]
          return parts.filter { !$0.isEmpty }.joined(separator: ", ")
        }

        func isLike(_ other: \(name)) -> Bool {
      \(lines(fields) { "    guard \($0.name) == other.\($0.name) else { return false }" })
          return true
        }
      }

      """
  }

  static func service(_ name: String, _ random: inout SeededRandom) -> String {
    let calls = (0..<6).map { index in
      "\((nouns.randomElement(using: &random) ?? "call"))\(index)"
    }
    return """
      import Foundation

      protocol \(name)Protocol: Sendable {
      \(lines(calls) { "  func \($0)(id: Int) async throws -> [String: Int]" })
      }

      actor \(name): \(name)Protocol {
        private let session: URLSession
        private var cache: [Int: [String: Int]] = [:]

        init(session: URLSession = .shared) {
          self.session = session
        }

      \(lines(calls) { call in
        """
          func \(call)(id: Int) async throws -> [String: Int] {
            if let known = cache[id], known.count > 2 {
              return known
            }
            guard let url = URL(string: "https://api.sample.app/\(call)/\\(id)?page=\\(id % 7)") else {
              throw URLError(.badURL)
            }
            let (data, response) = try await session.data(from: url)
            guard let http = response as? HTTPURLResponse, 200..<300 ~= http.statusCode else {
              throw URLError(.badServerResponse)
            }
            let decoded = try JSONDecoder().decode([String: Int].self, from: data)
            cache[id] = decoded.filter { $0.value > 0 }.mapValues { $0 * 2 }
            return cache[id] ?? [:]
          }

        """
      })
      }

      """
  }

  static func store(_ name: String, _ random: inout SeededRandom) -> String {
    let values = (0..<10).map { "\((nouns.randomElement(using: &random) ?? "value"))\($0)" }
    return """
      import Foundation

      final class \(name) {
        private let defaults: UserDefaults
        private let lock = NSLock()

        init(defaults: UserDefaults = .standard) {
          self.defaults = defaults
        }

      \(lines(values) { value in
        """
          var \(value): Int {
            get {
              lock.lock()
              defer { lock.unlock() }
              return defaults.integer(forKey: "\(value)")
            }
            set {
              lock.lock()
              defer { lock.unlock() }
              switch newValue {
              case ..<0: defaults.set(0, forKey: "\(value)")
              case 0...1_000: defaults.set(newValue, forKey: "\(value)")
              default: defaults.set(1_000, forKey: "\(value)")
              }
            }
          }

        """
      })
      }

      """
  }

  /// A long file as generators of texts and pictures write it.
  static func generated(_ number: Int, lines count: Int) -> String {
    let entries = (0..<(count / 2)).map { index in
      """
        /// Text \(index)
        public static let text\(index) = Texts\(number).tr("Localizable", "area.text\(index)")
      """
    }
    return """
      // Generated, do not edit.
      import Foundation

      public enum Texts\(number) {
      \(entries.joined(separator: "\n"))

        private static func tr(_ table: String, _ key: String) -> String {
          NSLocalizedString(key, tableName: table, comment: "")
        }
      }

      """
  }

  /// Closures in closures and conditions in conditions.
  static func nested(_ number: Int, depth: Int) -> String {
    func pad(_ level: Int) -> String { String(repeating: "  ", count: level + 1) }
    let opening = (0..<depth).map { level in
      level.isMultiple(of: 2)
        ? "\(pad(level))if value > \(level) {" : "\(pad(level))run { value in"
    }
    let closing = (0..<depth).reversed().map { "\(pad($0))}" }
    return """
      func nested\(number)(_ value: Int, run: ((Int) -> Void) -> Void) {
      \(opening.joined(separator: "\n"))
      \(pad(depth))print(value)
      \(closing.joined(separator: "\n"))
      }

      """
  }

  private static func lines<Element>(
    _ elements: [Element], _ line: (Element) -> String
  ) -> String {
    elements.map(line).joined(separator: "\n")
  }
}
