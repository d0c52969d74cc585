import SwiftFacts

/// What one unit's evaluation found and no other evaluation asks for.
///
/// Kept for each unit, so that evaluating it again with better summaries replaces what was found with
/// worse ones.
struct Findings {
  var sinks: Set<Records.Sink> = []
  var destinations: Set<Records.Destination> = []
  var tabs: Set<Records.Tab> = []
  var branches: Set<Records.Branch> = []
  var stacks: Set<Records.Stack> = []
  var entrySites: Set<Records.EntrySite> = []
  var holdings: Set<Records.Holding> = []
  var anyCases: [TypeID: Set<String>] = [:]
  var initialStates: Set<Value> = []
  var keys: Set<Records.Key> = []
  var tableReads: Set<Records.TableRead> = []

  var isEmpty: Bool {
    sinks.isEmpty && destinations.isEmpty && tabs.isEmpty && branches.isEmpty && stacks.isEmpty
      && entrySites.isEmpty && holdings.isEmpty && anyCases.isEmpty && initialStates.isEmpty
      && keys.isEmpty && tableReads.isEmpty
  }
}

extension Records {
  /// Lets one unit's findings take the place of another's.
  mutating func exchange(_ findings: inout Findings) {
    swap(&sinks, &findings.sinks)
    swap(&destinations, &findings.destinations)
    swap(&tabs, &findings.tabs)
    swap(&branches, &findings.branches)
    swap(&stacks, &findings.stacks)
    swap(&entrySites, &findings.entrySites)
    swap(&holdings, &findings.holdings)
    swap(&anyCases, &findings.anyCases)
    swap(&initialStates, &findings.initialStates)
    swap(&keys, &findings.keys)
    swap(&tableReads, &findings.tableReads)
  }

  mutating func add(_ findings: Findings) {
    sinks.formUnion(findings.sinks)
    destinations.formUnion(findings.destinations)
    tabs.formUnion(findings.tabs)
    branches.formUnion(findings.branches)
    stacks.formUnion(findings.stacks)
    entrySites.formUnion(findings.entrySites)
    holdings.formUnion(findings.holdings)
    anyCases.merge(findings.anyCases) { $0.union($1) }
    initialStates.formUnion(findings.initialStates)
    keys.formUnion(findings.keys)
    tableReads.formUnion(findings.tableReads)
  }
}
