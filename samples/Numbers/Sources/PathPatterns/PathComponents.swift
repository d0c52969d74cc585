import Foundation

/// The elements of a path, with one case for each count, so that a `switch` can take them apart.
///
/// The host of a URL counts as the first element: `app://a/b` is `.n2("a", "b")`.
public enum PathComponents: Hashable, Sendable {
  case n0
  case n1(String)
  case n2(String, String)
  case n3(String, String, String)
  case n4(String, String, String, String)
  case more([String])

  public init(_ url: URL) {
    let host = [url.host()].compactMap { $0 }.filter { !$0.isEmpty }
    self.init(host + url.pathComponents.filter { $0 != "/" })
  }

  public init(_ elements: [String]) {
    switch elements.count {
    case 0: self = .n0
    case 1: self = .n1(elements[0])
    case 2: self = .n2(elements[0], elements[1])
    case 3: self = .n3(elements[0], elements[1], elements[2])
    case 4: self = .n4(elements[0], elements[1], elements[2], elements[3])
    default: self = .more(elements)
    }
  }

  public var elements: [String] {
    switch self {
    case .n0: []
    case .n1(let a): [a]
    case .n2(let a, let b): [a, b]
    case .n3(let a, let b, let c): [a, b, c]
    case .n4(let a, let b, let c, let d): [a, b, c, d]
    case .more(let elements): elements
    }
  }
}
