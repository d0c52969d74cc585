/// Something that the operating system is told about the app's links.
public struct Claim: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// A URL scheme of `CFBundleURLTypes`.
    case scheme
    /// An associated domain of an entitlement.
    case domain
  }

  public var kind: Kind
  public var value: String
  /// The text with build variables that `value` was made of, `$(APP_SCHEME)`; `nil` if there are
  /// none, or none could be replaced and `value` is that text.
  public var writtenAs: String?
  public var location: SourceLocation?

  public init(
    kind: Kind, value: String, writtenAs: String? = nil, location: SourceLocation? = nil
  ) {
    self.kind = kind
    self.value = value
    self.writtenAs = writtenAs
    self.location = location
  }
}

/// A fact about the source that rules need beyond nodes and edges.
public struct Observation: Hashable, Sendable, Codable {
  public var kind: ObservationKind
  /// Whom it is about: a node's subject (`Shop/LegacyCoordinator`) or, where no node exists, a name.
  public var subject: String
  public var data: [String: String]
  public var location: SourceLocation?

  public init(
    kind: ObservationKind, subject: String, data: [String: String] = [:],
    location: SourceLocation? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.data = data
    self.location = location
  }
}

/// The kinds of observation.
///
/// Open: a reader ignores those that it does not know.
public struct ObservationKind: RawRepresentable, Hashable, Sendable, Codable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }

  /// A route, root or tab (subject) is made in code of the app.
  ///
  /// `data["in"]` is the declaration.
  public static let makesRoute = Self(rawValue: "makesRoute")
  /// Any case of an enum (subject: the enum's `Module/Path`) can come into being in a way that
  /// names no case.
  ///
  /// `data["via"]`: `allCases`, `rawValue`, `decoding`, `storage`, `macro`.
  public static let makesAnyCase = Self(rawValue: "makesAnyCase")
  /// A flow (subject) keeps its children in an array.
  ///
  /// `data["property"]`, `data["style"]` (the flow's).
  public static let retainsChildrenInArray = Self(rawValue: "retainsChildrenInArray")
  /// A flow (subject) removes a child.
  ///
  /// `data["receiver"]`: the receiver as written, `self` if it is the flow itself;
  /// `data["argument"]`: the argument as written; `data["finished"]`: the child that the
  /// surrounding callback hands over or belongs to, if known; `data["in"]`: the declaration.
  public static let removesChild = Self(rawValue: "removesChild")
  /// A stack (subject: the flow or view that hosts it).
  ///
  /// `data["destinations"]`: the value types that it has destinations for, comma-separated,
  /// qualified; `data["complete"]`: `true` if every view of the stack was understood;
  /// `data["path"]`: the bound property.
  public static let stack = Self(rawValue: "stack")
  /// A value is pushed on a stack (subject: as for `stack`).
  ///
  /// `data["type"]`: the value's type, qualified; `data["value"]`: the case or expression;
  /// `data["in"]`: the declaration; `data["link"]`: `true` for a `NavigationLink(value:)`;
  /// `data["selection"]`: `true` if the link stands in a list with selection or in a split view's
  /// sidebar.
  public static let pushesValue = Self(rawValue: "pushesValue")
  /// A screen or flow (subject) is constructed by code of the app, and no edge says how it is
  /// shown.
  ///
  /// `data["in"]` is the declaration. Wherever that code may run, the subject may be reached.
  public static let constructs = Self(rawValue: "constructs")
  /// A URL written in the sources.
  ///
  /// `data["url"]`; subject: the URL; `data["registered"]`: `true` if a handler is registered for a
  /// pattern that takes it, be it that nobody can follow what the handler does.
  public static let linkLiteral = Self(rawValue: "linkLiteral")
  /// A web site sends links of a path (subject: the file that says it) to the app, or keeps them.
  ///
  /// `data["pattern"]`: the links, of any host, for the file does not name its site;
  /// `data["detail"]`: the number of the list that it stands in, in whose order the first that takes a
  /// link decides; `data["keeps"]`: `true` if the links stay on the web.
  public static let sitePath = Self(rawValue: "sitePath")
  /// The system hands links to the app here (subject: the type that takes them).
  ///
  /// `data["in"]`: the declaration; `data["handsOn"]`: `true` if a whole link is given to code that
  /// is not in the tree, such as a sign-in kit.
  public static let linkEntry = Self(rawValue: "linkEntry")
  /// A place at which the system hands this link to the app (subject: the link's).
  ///
  /// `data["in"]`: the declaration; the views of an app, which get every link, are one place.
  public static let linkOrigin = Self(rawValue: "linkOrigin")
  /// Objective-C, which is not read, may call the parser of this link (subject: the link's).
  public static let openParser = Self(rawValue: "openParser")
  /// A pattern of links that earlier code leaves nothing to (subject: the parser's type).
  ///
  /// `data["pattern"]`: its text form. Only what the code does in order says so; which patterns take
  /// its links is for the reader to find out.
  public static let blockedLink = Self(rawValue: "blockedLink")
  /// What makes a flow (subject) worth having.
  ///
  /// `data["reasons"]`, comma-separated, of `delegates` (others show for it what it does not),
  /// `detail` (a file keeps it to itself, or SwiftUI asks for it), `gates` (it decides on a
  /// condition), `inherits` (it shares its work with a superclass or subclass, or is a view of the
  /// system's), `nib` (a file of Interface Builder makes it), `ownedState`, `ownsStack` (it owns a
  /// tab's or root's stack), `serves` (it is handed to what has a screen of its own and leads on from
  /// there, or keeps nothing and stands behind a protocol).
  public static let flowTraits = Self(rawValue: "flowTraits")
}

/// A comment that silences findings.
public struct Suppression: Hashable, Sendable, Codable {
  public enum Scope: String, Hashable, Sendable, Codable {
    /// The next declaration or statement.
    case next
    /// The line that the comment stands on.
    case this
    /// The whole file.
    case file
  }

  public var rules: [String]
  public var scope: Scope
  public var reason: String?
  public var location: SourceLocation
  /// The lines that a `next` or `this` scope covers, 1-based and inclusive.
  public var firstLine: Int?
  public var lastLine: Int?

  public init(
    rules: [String], scope: Scope, reason: String? = nil, location: SourceLocation,
    firstLine: Int? = nil, lastLine: Int? = nil
  ) {
    self.rules = rules
    self.scope = scope
    self.reason = reason
    self.location = location
    self.firstLine = firstLine
    self.lastLine = lastLine
  }
}

/// Something that could not be read or understood.
///
/// Nothing is dropped silently.
public struct Notice: Hashable, Sendable, Codable {
  public enum Kind: String, Hashable, Sendable, Codable {
    /// The file was not read, or not to its end: what it says may be missing.
    case unread
    /// Looks like navigation, and no edge could be made of it.
    case notUnderstood
    /// Some ways of links through the code were not followed: patterns may be missing.
    case linksLeftOut
  }

  public var message: String
  public var location: SourceLocation?
  /// What kind of thing is missing, `nil` for any other.
  public var kind: Kind?

  public init(message: String, location: SourceLocation? = nil, kind: Kind? = nil) {
    self.message = message
    self.location = location
    self.kind = kind
  }
}

/// What was read, in numbers.
public struct ProjectSummary: Hashable, Sendable, Codable {
  public var name: String
  public var fileCount: Int
  public var parsedFileCount: Int
  public var lineCount: Int
  /// Calls and assignments that look like navigation.
  public var navigationCalls: Int
  /// Those of them that became edges.
  public var understoodCalls: Int

  public init(
    name: String, fileCount: Int = 0, parsedFileCount: Int = 0, lineCount: Int = 0,
    navigationCalls: Int = 0, understoodCalls: Int = 0
  ) {
    self.name = name
    self.fileCount = fileCount
    self.parsedFileCount = parsedFileCount
    self.lineCount = lineCount
    self.navigationCalls = navigationCalls
    self.understoodCalls = understoodCalls
  }
}
