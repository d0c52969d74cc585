/// How a project wants its pictures, unless a command line says otherwise.
public struct DrawingSettings: Hashable, Sendable {
  public var detail: DetailLevel?
  public var title: String?
  /// A template for links to the source, as `DrawingOptions` has it.
  public var sourceURL: String?

  public init(detail: DetailLevel? = nil, title: String? = nil, sourceURL: String? = nil) {
    self.detail = detail
    self.title = title
    self.sourceURL = sourceURL
  }

  /// The options with these where they say nothing themselves.
  public func completing(_ options: DrawingOptions) -> DrawingOptions {
    var options = options
    options.detail = options.detail ?? detail
    options.title = options.title ?? title
    options.sourceURL = options.sourceURL ?? sourceURL
    return options
  }
}

extension DrawingSettings {
  enum Key: String, CaseIterable {
    case detail, title, sourceURL
  }

  /// Reads `{ "detail": "flows", "sourceURL": "https://host/{file}#L{line}" }`.
  init(_ node: ConfigurationNode) throws(ConfigurationError) {
    self.init()
    for (name, member) in try node.members(known: Key.allCases.map(\.rawValue)) {
      switch Key(rawValue: name) {
      case .detail: detail = try member.choice(DetailLevel.self)
      case .title: title = try member.text()
      case .sourceURL:
        let template = try member.text()
        guard template.contains("{file}") else {
          throw member.error(
            "the template names no file; write '{file}' where the path belongs, and '{line}' "
              + "where the line does")
        }
        sourceURL = template
      case nil: break
      }
    }
  }
}
