import FlowModel

/// The part of SARIF 2.1.0 that reports need; names are those of the standard.
struct SARIFLog: Encodable {
  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version, runs
    case schema = "$schema"
  }

  struct Run: Encodable {
    let tool: Tool
    let automationDetails = AutomationDetails()
    let columnKind = "utf16CodeUnits"
    let originalUriBaseIds = [
      ArtifactLocation.root: BaseLocation(description: Message("The folder of the repository."))
    ]
    let results: [Result]
    let invocations: [Invocation]
  }

  /// What keeps this analysis apart from others of the same commit.
  struct AutomationDetails: Encodable {
    let id = "flowviz/"
  }

  struct BaseLocation: Encodable {
    let description: Message
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Driver: Encodable {
    let name = "FlowViz"
    let version = FlowVizVersion.current
    let semanticVersion = FlowVizVersion.current
    let rules: [ReportingDescriptor]
  }

  /// The run succeeded, whatever it found; what could not be read or understood is told of here.
  struct Invocation: Encodable {
    let executionSuccessful = true
    let toolExecutionNotifications: [Notification]
  }

  struct Message: Encodable {
    let text: String

    /// A message without links or placeholders.
    ///
    /// A number in braces would be taken for a placeholder, and brackets before parentheses for a
    /// link.
    init(_ text: String) {
      self.text = text.replacing("\\", with: "\\\\")
        .replacing("[", with: "\\[").replacing("]", with: "\\]")
        .replacing(/\{(\d+)\}/) { "{{\($0.1)}}" }
    }
  }

  struct ArtifactLocation: Encodable {
    static let root = "%SRCROOT%"

    let uri: String
    let uriBaseId: String?

    /// A path, as a relative reference unless it is absolute.
    init(path: String) {
      let isAbsolute = path.hasPrefix("/")
      uri = (isAbsolute ? "file://" : "") + Self.encoded(path)
      uriBaseId = isAbsolute ? nil : Self.root
    }

    private static let plain = Set(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/+".utf8)

    private static func encoded(_ path: String) -> String {
      var text = ""
      for byte in path.utf8 {
        if plain.contains(byte) {
          text.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          let digits = String(byte, radix: 16, uppercase: true)
          text += "%" + (digits.count == 1 ? "0" : "") + digits
        }
      }
      return text
    }
  }

  struct Region: Encodable {
    let startLine: Int
    let startColumn: Int
    let endLine: Int
    let endColumn: Int
  }

  struct PhysicalLocation: Encodable {
    let artifactLocation: ArtifactLocation
    let region: Region
  }

  struct Location: Encodable {
    let physicalLocation: PhysicalLocation
    var id: Int?
    let message: Message?

    init(_ place: FindingPlace, id: Int? = nil, message: String? = nil) {
      physicalLocation = PhysicalLocation(
        artifactLocation: ArtifactLocation(path: place.file),
        region: Region(
          startLine: place.line, startColumn: place.column, endLine: place.line,
          endColumn: place.regionEnd))
      self.id = id
      self.message = message.map(Message.init)
    }
  }

  struct CodeFlow: Encodable {
    let threadFlows: [ThreadFlow]
  }

  struct ThreadFlow: Encodable {
    let locations: [ThreadFlowLocation]
  }

  struct ThreadFlowLocation: Encodable {
    let location: Location
  }
}
