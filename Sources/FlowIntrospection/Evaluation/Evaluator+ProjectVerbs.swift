import SwiftFacts

/// Methods that the project's configuration describes.
extension Evaluator {
  /// Applies what the configuration says of this method; `nil` if it says nothing.
  ///
  /// Asked before bodies are: a team that describes a method knows it better.
  func callProjectVerb(
    _ name: String, on values: [Value], _ base: Expression?, _ arguments: [Argument],
    at position: Position, _ frame: Frame
  ) -> [Value]? {
    guard let entries = projectVerbs[name] else { return nil }
    for entry in entries where accepts(arguments, entry.method) {
      let receiver = values.lazy.compactMap { self.receiver(of: $0, for: entry.method) }.first
      guard let receiver = receiver ?? (entry.method.type == nil ? Self.anyType : nil) else {
        continue
      }
      if !frame.unit.isTest { records.usedMethods.insert(entry.method.text) }
      var rule = entry.rule
      if receiver.arguments.isEmpty, let type = onlyEnum(of: arguments) {
        rule.expects = .declared(type)
      }
      apply(rule, arguments, receiver, on: base, at: position, frame)
      return [.unknown]
    }
    return nil
  }

  private static let anyType = ResolvedType(name: "_")

  private func accepts(_ arguments: [Argument], _ method: MethodSelector) -> Bool {
    guard let labels = method.labels else { return true }
    // Further arguments may follow, those with defaults and closures.
    guard arguments.count >= labels.count else { return false }
    return zip(arguments, labels).allSatisfy { $0.label == $1 || $0.isTrailing }
  }

  /// The type that the selector is about, if the value is of it, inherits from it, or is it itself.
  private func receiver(of value: Value, for method: MethodSelector) -> ResolvedType? {
    guard let name = method.type else { return value.type(in: index) ?? Self.anyType }
    if case .metatype(let type) = value {
      // `Router.shared` of a type that the tree does not declare stays a path.
      return matches(type, name) || type.id == nil && type.name.hasPrefix("\(name).") ? type : nil
    }
    guard let type = value.type(in: index)?.unwrapped else { return nil }
    if matches(type, name) { return type }
    guard let id = type.id else { return nil }
    let ancestry = index.ancestry(of: id)
    return (ancestry.declared + ancestry.external).first { matches($0, name) }
  }

  private func matches(_ type: ResolvedType, _ name: String) -> Bool {
    type.name == name || type.simpleName == name || type.name.hasSuffix(".\(name)")
  }

  /// The one enum that has the case which a leading-dot argument names, where nothing else says
  /// which it is: a method without a body has no parameter types.
  private func onlyEnum(of arguments: [Argument]) -> TypeID? {
    guard let argument = arguments.first(where: { !$0.isTrailing }),
      argument.value.isImplicitMember, let name = argument.value.memberName
    else { return nil }
    let enums = index.types.filter {
      $0.kind == .enum && !$0.isTest && $0.enumCase(named: name) != nil
    }
    return enums.count == 1 ? enums[0].id : nil
  }
}

extension Expression {
  /// `.name` or `.name(…)`.
  var isImplicitMember: Bool {
    switch kind {
    case .member(nil, _, _): true
    case .call(let callee, _): callee.isImplicitMember
    default: false
    }
  }
}
