import FlowIntrospection
import FlowModel
import SwiftFactsReader

/// The flow graph of one file of the module `Shop`.
func introspect(_ source: String, vocabulary: ProjectVocabulary = .init()) -> FlowGraph {
  introspect([(path: "Sources/Shop/Shop.swift", source: source)], vocabulary: vocabulary)
}

/// The flow graph of several files, in any order.
func introspect(_ files: KeyValuePairs<String, String>) -> FlowGraph {
  introspect(files.map { ($0.key, $0.value) })
}

/// The module is the folder below `Sources` or `Tests`, else `Shop`; what lies below `Tests` is a
/// test's.
func introspect(
  _ files: [(path: String, source: String)], vocabulary: ProjectVocabulary = .init()
) -> FlowGraph {
  var facts = ProjectFacts(
    name: "Shop",
    files: files.map { path, source in
      let parts = path.split(separator: "/").map(String.init)
      let isNested = parts.count > 2 && ["Sources", "Tests"].contains(parts[0])
      return ProjectFacts.File(
        facts: FactsReader.facts(ofSource: source, path: path),
        module: isNested ? parts[1] : "Shop",
        role: parts.first == "Tests" ? .test : .app)
    })
  facts.vocabulary = vocabulary
  return FlowIntrospector.graph(of: facts)
}

/// Views that show nothing of interest, one a name.
func views(_ names: String...) -> String {
  names.map { "struct \($0): View { var body: some View { Text(\"\") } }\n" }.joined()
}

/// View controllers that do nothing, one a name.
func controllers(_ names: String...) -> String {
  names.map { "final class \($0): UIViewController {}\n" }.joined()
}
