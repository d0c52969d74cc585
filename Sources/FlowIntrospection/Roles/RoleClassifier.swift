import SwiftFacts

/// Decides what each type is for, from what the first evaluation found that it does.
struct RoleClassifier {
  let index: SymbolIndex
  let vocabulary: Vocabulary
  let records: Records
  let summaries: Summaries
  /// Enums of which some code makes a case.
  let madeEnums: Set<TypeID>
  /// Types with a function that shows one thing or another for a text.
  let keyDispatchers: Set<TypeID>
  /// The branches of `switch`es, by the type in which they stand.
  let branchesByOwner: [TypeID: [Records.Branch]]
  /// The types whose closures are called at a place, for what is shown there.
  let commissions: [Records.Place: Set<TypeID>]
  /// Types that can have a role.
  let candidates: [TypeSymbol]
  private(set) var keepers = StateKeepers()
  private(set) var stackHosts: [PropertyReference: Set<TypeID>] = [:]
  private(set) var tabHosts: [PropertyReference: Set<TypeID>] = [:]
  /// The parts of screens, with the screens that make them.
  private(set) var parts: [TypeID: Set<TypeID>] = [:]
  /// The enums for which the project uses routers that are generic over their routes.
  var typedRoutes: Set<TypeID> = []
  var result = Roles()

  static func roles(
    index: SymbolIndex, vocabulary: Vocabulary, evaluator: Evaluator
  ) -> Roles {
    var classifier = RoleClassifier(
      index: index, vocabulary: vocabulary, records: evaluator.records,
      summaries: evaluator.allSummaries)
    classifier.classify()
    return classifier.result
  }

  private init(
    index: SymbolIndex, vocabulary: Vocabulary, records: Records, summaries: Summaries
  ) {
    self.index = index
    self.vocabulary = vocabulary
    self.records = records
    self.summaries = summaries
    candidates = index.types.filter { $0.isDeclared && !$0.isTest && $0.kind != .protocol }
    madeEnums = Set(
      summaries.values.lazy.flatMap(\.effects).compactMap { effect in
        guard effect.verb == .make, case .enumCase(let type, _, _) = effect.target else {
          return nil
        }
        return type
      })
    commissions = records.commissions.reduce(into: [:]) {
      $0[$1.place, default: []].insert($1.writer)
    }
    keyDispatchers = Set(records.dispatchedKeys.compactMap { index[$0.unit].owner })
    branchesByOwner = Dictionary(
      grouping: records.branches.filter { index[$0.unit].owner != nil }
    ) { index[$0.unit].owner ?? $0.enumeration }
    keepers = findKeepers()
    stackHosts = findStackHosts()
    tabHosts = findTabHosts()
  }

  private mutating func classify() {
    followBindings()
    dropContentsOfItems()
    findGenericEnums()
    classifyByInheritance()
    classifyByDirectives()
    classifyReducers()
    classifyByState()
    classifyTypedRouters()
    parts = findParts()
    classifyByDoing()
    classifyByKin()
    classifyRoots()
    classifyTableReads()
    classifyByChildren()
    foldReducers()
    findModels()
    findRouterRoutes()
    findEnvelopes()
    findRouteTypes()
    for type in index.types where result.roles[type.id] != nil {
      result.ancestors[type.id] = Set(index.ancestry(of: type.id).declared.compactMap(\.id))
    }
  }
}
