// What rules about children, callbacks and isolation need, and what keeps others silent.
extension ObservationKind {
  /// A route, root or tab (subject) may be made where the sources do not say which type a case has.
  ///
  /// `data["in"]` is the declaration.
  public static let mayMakeRoute = Self(rawValue: "mayMakeRoute")
  /// A flow (subject) adds a child to a collection of its children.
  ///
  /// `data["child"]`: the child's subject; `data["in"]`: the declaration; `data["released"]`: `false`
  /// if no code takes such a child out again; `data["style"]`: the flow's.
  public static let keepsChild = Self(rawValue: "keepsChild")
  /// A class (subject) gives a child that it keeps a closure which holds one of the two strongly.
  ///
  /// `data["child"]`: the child's subject; `data["property"]`: the child's property that keeps the
  /// closure; `data["holds"]`: `parent` or `child`; `data["in"]`: the declaration;
  /// `data["released"]`: `true` if it is the parent, and code lets the child go; `data["by"]`:
  /// `subscription` if it subscribes to what the child publishes under that name.
  public static let capturesStrongly = Self(rawValue: "capturesStrongly")
  /// A callback that ends a flow or screen (subject) can run again.
  ///
  /// `data["property"]`: the callback; `data["in"]`: the declaration; `data["why"]`: `path` if two
  /// calls follow each other, `disappearance` if one comes with the screen's end;
  /// `data["other"]`: the declaration of the other call.
  public static let completionRepeats = Self(rawValue: "completionRepeats")
  /// The last route of a flow's (subject) stack is taken off when something else has ended.
  ///
  /// `data["property"]`: the stack; `data["in"]`: the declaration; `data["after"]`: `child` or
  /// `await`.
  public static let popsByPosition = Self(rawValue: "popsByPosition")
  /// A flow (subject) is made anew whenever a view's body is evaluated.
  ///
  /// `data["in"]`: the declaration; `data["via"]`: `body`, `observedObject`.
  public static let madeInBody = Self(rawValue: "madeInBody")
  /// A flow (subject) that views observe has navigation state and no global actor.
  ///
  /// `data["property"]`: the state.
  public static let notIsolated = Self(rawValue: "notIsolated")
  /// A flow's (subject) state is written by another type.
  ///
  /// `data["property"]`: the state; `data["in"]`: the declaration; `data["method"]`: a method of the
  /// flow that writes it.
  public static let writtenOutside = Self(rawValue: "writtenOutside")
}
