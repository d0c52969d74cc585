import FlowModel
import SwiftFacts

/// Flows that work for something else than the flow that starts them.
extension GraphLinker {
  /// The flows that another object is made with: a presenter, a controller or a model.
  ///
  /// They lead on from its screen. SwiftUI's views, which are no objects, get the flow that shows
  /// them.
  func servingFlows() -> Set<TypeID> {
    var serving: Set<TypeID> = []
    for unit in index.units where !unit.isTest {
      for effect in summaries[unit.id]?.effects ?? [] where effect.verb == .construct {
        guard effect.unit == unit.id, case .instance(let holder, let fields) = effect.target,
          let holder = holder.unwrapped.id, index[holder].kind == .class
        else { continue }
        for field in fields {
          // A flow that hands itself to its own screen still is the one that shows it.
          guard let flow = field.value.type(in: index)?.unwrapped.id,
            roles.role(of: flow) == .flow, unit.owner != flow, holder != flow
          else { continue }
          serving.insert(flow)
        }
      }
    }
    return serving
  }

  /// Whether SwiftUI asks for the type: the coordinator of a view that wraps one of UIKit.
  func isAskedFor(_ flow: TypeSymbol) -> Bool {
    guard let parent = flow.parent else { return false }
    return index.ancestry(of: parent).external.contains { base in
      base.simpleName.hasSuffix("Representable")
    }
  }

  /// Whether the type does the work of a protocol of the tree and keeps nothing: others ask for the
  /// protocol, an extension or a test gets another one.
  func isService(_ type: TypeSymbol) -> Bool {
    let keepsNothing = type.properties.values.allSatisfy {
      !$0.isStored || $0.declaration.isStatic
    }
    guard keepsNothing else { return false }
    return index.ancestry(of: type.id).declared.contains { adopted in
      guard let id = adopted.id, index[id].kind == .protocol, !index[id].isTest else {
        return false
      }
      // What every flow adopts says nothing about this one.
      let others = index.inheritors(of: id).filter { $0 != type.id && index[$0].kind != .protocol }
      return others.count { roles.role(of: $0) == .flow } < 2
    }
  }
}
