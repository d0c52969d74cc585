/// One element of an XML text that a program wrote.
///
/// Attribute values and texts are kept as they are written, escapes included.
struct XMLTree: Hashable, Sendable {
  enum Child: Hashable, Sendable {
    case element(XMLTree)
    case text(String)
  }

  var name: String
  /// In the order of the text.
  var attributes: [(name: String, value: String)]
  var children: [Child]

  init(_ name: String, _ attributes: [(name: String, value: String)] = [], text: String? = nil) {
    self.name = name
    self.attributes = attributes
    children = text.map { [.text(Self.escaped($0))] } ?? []
  }

  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      let index = attributes.firstIndex { $0.name == attribute }
      switch (index, newValue) {
      case (let index?, let value?): attributes[index].value = value
      case (let index?, nil): attributes.remove(at: index)
      case (nil, let value?): attributes.append((attribute, value))
      case (nil, nil): break
      }
    }
  }

  /// The words of the `class` attribute.
  var classes: [Substring] { self["class"]?.split(separator: " ") ?? [] }

  var elements: [XMLTree] {
    children.compactMap { child in
      if case .element(let element) = child { element } else { nil }
    }
  }

  /// The element as text, an element a line, texts untouched.
  func write(to text: inout String) {
    text += "<\(name)"
    for (name, value) in attributes { text += " \(name)=\"\(value)\"" }
    guard !children.isEmpty else {
      text += "/>"
      return
    }
    text += ">"
    let hasText = children.contains { child in
      if case .text = child { true } else { false }
    }
    for child in children {
      switch child {
      case .text(let content): text += content
      case .element(let element):
        if !hasText { text += "\n" }
        element.write(to: &text)
      }
    }
    if !hasText { text += "\n" }
    text += "</\(name)>"
  }

  /// The text for use as content or in a quoted attribute.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  static func == (left: Self, right: Self) -> Bool {
    left.name == right.name && left.children == right.children
      && left.attributes.elementsEqual(right.attributes) { $0 == $1 }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(children)
  }
}
