import FlowModel
import SwiftFacts

/// Flows that a view makes anew whenever it is evaluated.
extension GraphLinker {
  func observeBodies() {
    for type in index.types where type.kind == .struct && type.isDeclared && !type.isTest {
      guard type.ancestry.inherits(["View", "App", "Scene"]) else { continue }
      observeObservedObjects(of: type)
      // An app that nothing changes is evaluated once.
      guard type.ancestry.inherits(["View"]) || isDynamic(type) else { continue }
      let rendered = renderedParts(of: type)
      for unit in type.units.map({ index[$0] })
      where unit.isViewBuilding && !rendered.contains(unit.name) {
        let site = BodySite(unit: unit, types: localTypes(of: unit))
        visit(unit.body, site)
      }
    }
  }

  /// Parts that are only drawn into an image: nobody touches them.
  private func renderedParts(of type: TypeSymbol) -> Set<String> {
    var names: Set<String> = []
    for unit in type.units {
      index[unit].body.forEachExpression { expression in
        guard case .call(let callee, let arguments) = expression.kind,
          case .name("ImageRenderer", _) = callee.kind,
          let content = arguments.first?.value.dottedName?.split(separator: ".").last
        else { return }
        names.insert(String(content))
      }
    }
    return names
  }

  private struct BodySite {
    let unit: CodeUnit
    let types: LocalTypes
  }

  private func isDynamic(_ type: TypeSymbol) -> Bool {
    type.properties.values.contains { property in
      property.isStored && !property.declaration.isStatic
        && !property.declaration.attributes.isEmpty
    }
  }

  /// `@ObservedObject var router = Router()`.
  private func observeObservedObjects(of type: TypeSymbol) {
    for name in type.propertyOrder {
      guard let property = type.properties[name], property.attribute("ObservedObject") != nil,
        let value = property.declaration.initialValue, case .call(let callee, _) = value.kind,
        let made = madeFlow(callee, LocalTypes(of: property, index: index, evaluator: evaluator)),
        !type.initializers.contains(where: { sets(name, $0) })
      else { continue }
      note(
        made, in: "\(type.qualifiedName).\(name)", "observedObject", at: value.position,
        property.file)
    }
  }

  private func sets(_ property: String, _ initializer: UnitID) -> Bool {
    var isSet = false
    index[initializer].body.forEachExpression { expression in
      guard case .assignment(let target, _, _) = expression.kind else { return }
      let name = target.dottedName?.split(separator: ".").last ?? ""
      if name == property || name == "_\(property)" { isSet = true }
    }
    return isSet
  }

  private func note(
    _ flow: TypeID, in declaration: String, _ via: String, at position: Position, _ file: Int
  ) {
    observations.append(
      Observation(
        kind: .madeInBody, subject: index.subject(of: roles.representative(flow)),
        data: ["in": declaration, "via": via], location: index.location(position, in: file)))
  }

  // MARK: What is evaluated with the body

  private func visit(_ statements: [Statement], _ site: BodySite) {
    for statement in statements {
      switch statement.kind {
      case .expression(let expression): visit(expression, site)
      case .returned(let expression?): visit(expression, site)
      case .bindings(let bindings):
        for case let value? in bindings.map(\.value) {
          noteIfFlow(value, site)
          visit(value, site)
        }
      case .conditional(_, let then, let otherwise):
        visit(then, site)
        visit(otherwise, site)
      case .switched(_, let cases):
        for clause in cases { visit(clause.body, site) }
      default: break
      }
    }
  }

  private func visit(_ expression: Expression, _ site: BodySite) {
    switch expression.kind {
    case .statement(let statement):
      visit([statement], site)
    case .call(let callee, let arguments):
      let name: String
      switch callee.kind {
      case .name(let plain, _): name = plain
      case .member(let base, let plain, _):
        name = plain
        // A dummy that cannot be touched loses nothing.
        if Self.isInert(name, arguments) { return }
        if let base { visit(base, site) }
      default: return
      }
      let view = site.types.metatype(callee)?.id.map { index[$0] }
      for argument in arguments {
        if case .closure(let closure) = argument.value.kind {
          let builds = view == nil && Self.builders.contains(name) && argument.label != "action"
          if builds { visit(closure.body, site) }
        } else if let view {
          // What a view keeps is lost with the next evaluation; state of its own it keeps.
          if keepsWhatItIsGiven(view, argument) { noteIfFlow(argument.value, site) }
          visit(argument.value, site)
        } else if name == "environmentObject" || name == "environment" {
          noteIfFlow(argument.value, site)
        } else if name == "AnyView" || name == "NavigationLink" {
          visit(argument.value, site)
        }
      }
    default: break
    }
  }

  private static func isInert(_ modifier: String, _ arguments: [Argument]) -> Bool {
    guard case .boolean(let value)? = arguments.first?.value.kind else { return false }
    return (modifier == "allowsHitTesting" && !value) || (modifier == "disabled" && value)
  }

  private func noteIfFlow(_ value: Expression, _ site: BodySite) {
    guard case .call(let callee, _) = value.kind, let made = madeFlow(callee, site.types) else {
      return
    }
    note(made, in: site.unit.title, "body", at: value.position, site.unit.file)
  }

  /// The flow that a call makes, if it is an object.
  private func madeFlow(_ callee: Expression, _ types: LocalTypes) -> TypeID? {
    guard let id = types.metatype(callee)?.id, index[id].kind == .class,
      roles.role(of: id) == .flow, !vocabulary.isScreen(id, in: index)
    else { return nil }
    return id
  }

  /// Whether the view keeps the argument in a property that it does not own.
  private func keepsWhatItIsGiven(_ view: TypeSymbol, _ argument: Argument) -> Bool {
    guard view.kind == .struct, view.ancestry.inherits(["View"]), let label = argument.label else {
      return false
    }
    guard !view.initializers.isEmpty else {
      return view.properties[label].map { isReceived($0) } ?? false
    }
    let candidates = view.initializers.map { index[$0] }.filter { unit in
      unit.parameters.contains { $0.label == label }
    }
    guard candidates.count == 1, let initializer = candidates.first,
      let parameter = initializer.parameters.first(where: { $0.label == label })
    else { return false }
    var keeps = false
    var isOther = false
    initializer.body.forEachExpression { expression in
      switch expression.kind {
      case .assignment(let target, "=", let value):
        guard case .name(parameter.name, _) = value.kind,
          let name = target.dottedName?.split(separator: ".").last.map(String.init),
          let property = view.properties[name]
        else { return }
        if isReceived(property) { keeps = true } else { isOther = true }
      case .call(_, let arguments):
        if arguments.contains(where: { $0.value.dottedName == parameter.name }) { isOther = true }
      default: break
      }
    }
    return keeps && !isOther
  }

  private func isReceived(_ property: PropertySymbol) -> Bool {
    guard property.isStored else { return false }
    return property.declaration.attributes.allSatisfy {
      ["ObservedObject", "Bindable"].contains($0.name)
    }
  }

  /// Calls whose closures are content, evaluated with what stands around them.
  private static let builders: Set = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "List", "Form", "Section",
    "ScrollView", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "Tab",
    "ForEach", "GeometryReader", "WindowGroup", "Window", "NavigationLink", "sheet",
    "fullScreenCover", "popover", "navigationDestination", "overlay", "background",
  ]
}

extension CodeUnit {
  /// Whether the code gives a view: a body, or a part of one that has its own name.
  fileprivate var isViewBuilding: Bool {
    guard kind == .getter || kind == .function, !isStatic else { return false }
    if name == "body" && kind == .getter { return true }
    return result?.existential == .some && ["View", "Scene"].contains(result?.simpleName)
  }
}
