import SwiftFacts

/// Decides what each type is for, from what the first evaluation found that it does.
struct RoleClassifier {
  let index: SymbolIndex
  let vocabulary: Vocabulary
  let records: Records
  let summaries: Summaries
  /// Enums of which some code makes a case.
  let madeEnums: Set<TypeID>
  /// Types that can have a role.
  let candidates: [TypeSymbol]
  private(set) var keepers = StateKeepers()
  private(set) var stackHosts: [PropertyReference: Set<TypeID>] = [:]
  private(set) var tabHosts: [PropertyReference: Set<TypeID>] = [:]
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
    keepers = findKeepers()
    stackHosts = findStackHosts()
    tabHosts = findTabHosts()
  }

  private mutating func classify() {
    followBindings()
    classifyByInheritance()
    classifyByDirectives()
    classifyReducers()
    classifyByState()
    classifyByDoing()
    classifyByKin()
    classifyRoots()
    classifyTableReads()
    classifyByChildren()
    foldReducers()
    findModels()
    findRouterRoutes()
    findRouteTypes()
    for type in index.types where result.roles[type.id] != nil {
      result.ancestors[type.id] = Set(index.ancestry(of: type.id).declared.compactMap(\.id))
    }
  }
}
