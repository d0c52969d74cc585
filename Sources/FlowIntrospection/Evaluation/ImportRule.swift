/// Which effects of a callee are also the caller's.
enum ImportRule {
  case all
  /// Only those that take the user somewhere.
  case transitions
  /// Those, but not closing what is shown.
  case moves
  /// Only those whose destination the caller gives.
  case given
  /// Only what a flow consists of.
  case nothing
  /// As the unit's role decides: a protocol's method that runs what each screen does.
  indirect case notOfScreens(ImportRule)
}

extension Evaluator {
  /// Whether what a function does is also done by the code that calls it.
  ///
  /// A flow's own doing stays its own when another flow starts it, unless that one says where it leads;
  /// a screen that calls a flow's method is where that transition starts.
  func isImported(_ number: Int32, _ traits: EffectTable.Traits, by rule: ImportRule) -> Bool {
    if traits.contains(.ofFlow) { return true }
    switch rule {
    case .all: return true
    case .transitions: return traits.contains(.transition)
    case .moves: return traits.contains(.transition) && !traits.contains(.dismissal)
    case .given: return traits.isSuperset(of: [.transition, .open])
    case .nothing: return false
    case .notOfScreens(let rule):
      if roles?.role(of: effects.unit(of: number), in: index) == .screen { return false }
      return isImported(number, traits, by: rule)
    }
  }

  /// The rule for a call from one type's code to another's; the same for all effects of the callee.
  func importRule(from callee: TypeID?, into caller: TypeID?) -> ImportRule {
    guard let roles, let callee, callee != caller else { return .all }
    if let caller, roles.isSameFamily(caller, callee) { return .all }
    let rule = rule(
      roles.role(of: callee), callee, caller.map { role(ofCaller: $0, of: callee) } ?? .neutral)
    return index[callee].kind == .protocol ? .notOfScreens(rule) : rule
  }

  /// What a caller is to the code that it calls.
  ///
  /// A view that owns a stack or tabs is a flow, and a screen to the coordinator or router that it
  /// asks to show something.
  func role(ofCaller caller: TypeID, of callee: TypeID) -> Roles.Role {
    let role = roles?.role(of: caller) ?? .neutral
    guard role == .flow, index[caller].kind == .struct, vocabulary.isScreen(caller, in: index),
      !vocabulary.isScreen(callee, in: index)
    else { return role }
    return .screen
  }

  private func rule(_ calleeRole: Roles.Role, _ callee: TypeID, _ callerRole: Roles.Role)
    -> ImportRule
  {
    switch (calleeRole, callerRole) {
    case (.neutral, _): .all
    // A value is part of whatever holds it: its methods change the holder.
    case (.model, _) where index[callee].kind == .struct: .all
    case (.model, .screen), (.model, .model): .transitions
    // Whoever gives a model something to show has decided about it.
    case (.model, _): .given
    // A container of the project's own shows what it is given.
    case (.screen, _): .given
    case (.flow, .flow), (.flow, .entry), (.entry, .flow), (.entry, .entry): .given
    case (.flow, _), (.entry, _): .moves
    }
  }
}
