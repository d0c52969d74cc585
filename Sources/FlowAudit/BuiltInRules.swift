/// The rules that come with FlowViz.
///
/// A new rule is one file in `Rules` and one line here. The order is that of the manual: what nobody
/// can get to, flows that need not be, deep links, stacks, lifetimes.
public enum BuiltInRules {
  public static let all: [any Rule] = [
    UnusedRouteRule(),
    UnreachableRouteRule(),
    OrphanFlowRule(),
    CoordinatorPerScreenRule(),
    LinearFlowCoordinatorRule(),
    OverloadedFlowRule(),
    UnresolvedLinkRule(),
    UnhandledLinkRule(),
    UnsatisfiableLinkRule(),
    ShadowedLinkRule(),
    UnclaimedLinkRule(),
    UnwiredLinkHandlerRule(),
    UngatedDeepLinkRule(),
    UntestedLinkRule(),
    MissingDestinationRule(),
    EmptyDestinationRule(),
    UntypedDestinationRule(),
    UnboundNavigationStateRule(),
    RootSwitchKeepsPathRule(),
    StoredSceneRouteRule(),
    NestedStackRule(),
    ModalOnModalRule(),
    DeadEndRule(),
    ChildCoordinatorsArrayRule(),
    ChildNeverReleasedRule(),
    WrongChildReleasedRule(),
    StrongCompletionCaptureRule(),
    CompletionCalledTwiceRule(),
    PopByPositionRule(),
    CoordinatorRecreatedRule(),
    CoordinatorNotMainActorRule(),
    PathWrittenOutsideOwnerRule(),
    UnsoundSuppressionRule(),
  ]
}

extension [any Rule] {
  /// The rules that come with FlowViz, for `Auditor(rules: .builtIn + [MyRule()])`.
  public static var builtIn: [any Rule] { BuiltInRules.all }
}
