import FlowModel
import Foundation
import SwiftFacts
import Synchronization

/// Facts in, flow graph out.
package enum FlowIntrospector {
  /// The flow graph of a project.
  ///
  /// The same facts give the same graph in whatever order files stand. Evaluation recurses along the
  /// call graph, so it runs on a thread of its own with a large stack.
  ///
  /// - Parameter workers: how many threads evaluate; the graph does not depend on it.
  package static func graph(
    of project: ProjectFacts, vocabulary: Vocabulary = .standard, workers: Int = 1
  ) -> FlowGraph {
    let result = Mutex<FlowGraph?>(nil)
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      let graph = introspect(project, vocabulary, workers)
      result.withLock { $0 = graph }
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    return result.withLock { $0 } ?? FlowGraph(project: ProjectSummary(name: project.name))
  }

  /// In bytes, enough for functions nested as deep as evaluation follows them.
  static let stackSize = 512 << 20

  /// The project without copies of libraries that the vocabulary knows, unless it is nothing else.
  private static func withoutLibraries(_ project: ProjectFacts, _ vocabulary: Vocabulary)
    -> ProjectFacts
  {
    var rest = project
    rest.files = project.files.filter { !vocabulary.modules.contains($0.module) }
    return rest.files.contains { $0.role == .app } ? rest : project
  }

  /// Evaluates three times: what types do is known only from what properties hold and who is told of
  /// what, what types are for only from what they do, and whose transition something is only from
  /// what types are for.
  private static func introspect(
    _ project: ProjectFacts, _ vocabulary: Vocabulary, _ workers: Int
  ) -> FlowGraph {
    var vocabulary = vocabulary
    vocabulary.project = project.vocabulary
    let project = withoutLibraries(project, vocabulary)
    let index = SymbolIndexBuilder.index(of: project, vocabulary: vocabulary)
    let first = Evaluator(index: index, vocabulary: vocabulary)
    first.evaluateAll(workers: workers)
    // Which handlers a machine has, what a property holds and who is told of what is known only now.
    first.lookAgain(workers: workers)
    let roles = RoleClassifier.roles(index: index, vocabulary: vocabulary, evaluator: first)
    var known = Records()
    known.closures = first.records.closures
    known.bindings = first.records.bindings
    known.relays = first.records.relays
    known.channels = first.records.channels
    known.sent = first.records.sent
    known.carried = first.records.carried
    known.instances = first.records.instances
    known.holdings = first.records.holdings
    known.waiting = first.records.waiting
    known.filled = first.records.filled
    known.shownProperties = first.records.shownProperties
    known.gestures = first.records.gestures
    known.columns = first.records.columns
    known.sends = first.sentActions()
    known.keys = first.records.dispatchedKeys
    let evaluator = Evaluator(
      index: index, vocabulary: vocabulary, roles: roles, records: known)
    evaluator.evaluateAll(workers: workers)
    let linker = GraphLinker(
      index: index, vocabulary: vocabulary, evaluator: evaluator, roles: roles)
    return linker.graph(of: project)
  }
}
