/// How tightly Swift's own operators bind, the tightest highest.
///
/// Operators that a project declares bind like the standard library's default group.
struct Precedence: Sendable {
  var level: Int
  var isRightAssociative = false

  static let casting = Precedence(level: 132)
  static let ternary = Precedence(level: 100, isRightAssociative: true)
  static let assignment = Precedence(level: 90, isRightAssociative: true)
  static let arrow = Precedence(level: 95, isRightAssociative: true)

  init(level: Int, isRightAssociative: Bool = false) {
    self.level = level
    self.isRightAssociative = isRightAssociative
  }

  init(of name: String) {
    switch name {
    case "<<", ">>", "&<<", "&>>": self.init(level: 160)
    case "*", "/", "%", "&*", "&", ".*", "./": self.init(level: 150)
    case "+", "-", "&+", "&-", "|", "^", ".+", ".-": self.init(level: 140)
    case "...", "..<": self.init(level: 135)
    case "??": self.init(level: 131, isRightAssociative: true)
    case "&&": self.init(level: 120)
    case "||": self.init(level: 110)
    case _ where Operators.compares(name): self.init(level: 130)
    case _ where Operators.assigns(name): self = .assignment
    default: self.init(level: 105)
    }
  }

  /// Whether an operator before this one must be applied first.
  func yields(to earlier: Precedence) -> Bool {
    earlier.level > level || (earlier.level == level && !isRightAssociative)
  }
}

enum Operators {
  /// Whether the operator compares its operands.
  static func compares(_ name: String) -> Bool {
    switch name {
    case "==", "!=", "===", "!==", "~=", "<", ">", "<=", ">=": true
    default: false
    }
  }

  /// Whether the operator changes its left operand.
  static func assigns(_ name: String) -> Bool {
    switch name {
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
      "&<<=", "&>>=", "??=", "||=", "&&=":
      true
    default: false
    }
  }
}
