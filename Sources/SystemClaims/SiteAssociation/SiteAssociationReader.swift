import FlowModel
import Foundation

/// Reads `apple-app-site-association`, in its old form (`paths`) and its new (`components`).
struct SiteAssociationReader {
  private let file: String
  private let contents: Data
  private let lines: LineTable
  private var searchStart: Data.Index
  private var variables: [String: [String]] = [:]
  private(set) var notices: [Notice] = []

  init(file: String, contents: Data) {
    self.file = file
    self.contents = contents
    lines = LineTable(contents)
    searchStart = contents.startIndex
  }

  /// How patterns are compared where a component does not say it.
  private struct Defaults {
    var isCaseSensitive = true
    var isPercentEncoded = true

    func overridden(by object: Any?) -> Defaults {
      guard let object = object as? [String: Any] else { return self }
      return Defaults(
        isCaseSensitive: object["caseSensitive"] as? Bool ?? isCaseSensitive,
        isPercentEncoded: object["percentEncoded"] as? Bool ?? isPercentEncoded)
    }
  }

  /// The association, `nil` if the file cannot be read.
  mutating func read() -> SiteAssociation? {
    let root: Any
    do {
      root = try JSONSerialization.jsonObject(with: contents)
    } catch {
      let isSigned = contents.first == 0x30
      note(
        isSigned
          ? "\(file) is signed; FlowViz reads the unsigned file only, so its paths are missing"
          : "\(file) cannot be read as JSON; its paths are missing")
      return nil
    }
    guard let root = root as? [String: Any], let links = root["applinks"] as? [String: Any] else {
      // A file may serve credentials or clips only.
      return SiteAssociation(details: [])
    }
    variables = (links["substitutionVariables"] as? [String: Any] ?? [:])
      .mapValues(Self.texts)
    let defaults = Defaults().overridden(by: links["defaults"])
    var details: [SiteAssociation.Detail] = []
    switch links["details"] {
    case let list as [Any]:
      for case let object as [String: Any] in list {
        details.append(detail(object, appIDs: Self.appIDs(object), defaults))
      }
    case let table as [String: Any]:
      // The first form: a table by app.
      for (appID, object) in table.sorted(by: { $0.key < $1.key }) {
        guard let object = object as? [String: Any] else { continue }
        details.append(detail(object, appIDs: [appID], defaults))
      }
    case .none: break
    default: note("“details” of \(file) is neither a list nor an object; its paths are missing")
    }
    return SiteAssociation(details: details)
  }

  private static func appIDs(_ object: [String: Any]) -> [String] {
    let single = (object["appID"] as? String).map { [$0] } ?? []
    return single + texts(object["appIDs"])
  }

  /// The texts of a list; what else stands in it is left out.
  private static func texts(_ list: Any?) -> [String] {
    (list as? [Any] ?? []).compactMap { $0 as? String }
  }

  private mutating func detail(_ object: [String: Any], appIDs: [String], _ defaults: Defaults)
    -> SiteAssociation.Detail
  {
    let defaults = defaults.overridden(by: object["defaults"])
    var detail = SiteAssociation.Detail(appIDs: appIDs, components: [])
    // Systems that know components ignore paths.
    if let components = object["components"] as? [Any] {
      for case let component as [String: Any] in components
      where component["/"] == nil || component["/"] is String {
        detail.components.append(self.component(component, defaults))
      }
    } else {
      for path in Self.texts(object["paths"]) { detail.components.append(self.path(path)) }
    }
    return detail
  }

  private mutating func path(_ text: String) -> SiteAssociation.Component {
    let exclusion = "NOT "
    let isExcluded = text.hasPrefix(exclusion)
    return SiteAssociation.Component(
      path: WildcardPattern(isExcluded ? String(text.dropFirst(exclusion.count)) : text),
      query: .whole(.any), fragment: .any, isExcluded: isExcluded, isPercentEncoded: true,
      location: locate(text))
  }

  private mutating func component(_ object: [String: Any], _ defaults: Defaults)
    -> SiteAssociation.Component
  {
    let defaults = defaults.overridden(by: object)
    let variables = variables
    func pattern(_ value: Any?) -> WildcardPattern {
      (value as? String).map {
        WildcardPattern($0, variables: variables, isCaseSensitive: defaults.isCaseSensitive)
      } ?? .any
    }
    let query: SiteAssociation.Query
    if let items = object["?"] as? [String: Any] {
      query = .items(
        items.sorted { $0.key < $1.key }.map { name, value in
          SiteAssociation.Query.Item(name: name, value: pattern(value))
        })
    } else {
      query = .whole(pattern(object["?"]))
    }
    let key = ["/", "?", "#", "comment"].lazy.compactMap { object[$0] as? String }.first
    return SiteAssociation.Component(
      path: pattern(object["/"]), query: query, fragment: pattern(object["#"]),
      isExcluded: object["exclude"] as? Bool ?? false,
      isPercentEncoded: defaults.isPercentEncoded, comment: object["comment"] as? String,
      location: key.flatMap { locate($0) })
  }

  /// Where the text stands next in the file, as a JSON string with or without escaped slashes.
  private mutating func locate(_ text: String) -> SourceLocation? {
    let plain = "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    let spellings = [plain, plain.replacing("/", with: "\\/")]
    let hits = spellings.compactMap {
      contents.range(of: Data($0.utf8), in: searchStart..<contents.endIndex)
    }
    guard let hit = hits.min(by: { $0.lowerBound < $1.lowerBound }) else { return nil }
    searchStart = hit.upperBound
    return lines.location(hit.lowerBound - contents.startIndex + 1, in: file)
  }

  private mutating func note(_ message: String) {
    notices.append(
      Notice(message: message, location: SourceLocation(file: file, line: 1, column: 1)))
  }
}
