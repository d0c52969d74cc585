import SwiftFacts

/// Modules, as code names them.
extension SymbolIndex {
  /// The modules of the tree, and folders that some code imports: targets whose manifest was not read.
  func namedModules() -> Set<String> {
    let modules = Set(files.map(\.module))
    let imports = Set(files.lazy.flatMap(\.facts.imports)).subtracting(modules)
    guard !imports.isEmpty else { return modules }
    let folders = Set(files.lazy.flatMap(\.facts.folders).map(String.init))
    return modules.union(imports.intersection(folders))
  }

  /// A type of a module that the code names: `Movies.Guide`, in a type of that name, too.
  ///
  /// Modules that no manifest in the tree tells of have the name of a folder.
  func type(named name: String, inModule module: String, from scope: TypeScope) -> TypeID? {
    let candidates = topLevelTypes[name] ?? []
    if let found = candidates.first(where: { self[$0].module == module }) { return found }
    let inFolder = candidates.filter {
      files[self[$0].file].facts.folders.contains(module[...])
    }
    // Of one's own module nobody speaks so.
    let own = files[scope.file].module
    return inFolder.first { self[$0].module != own } ?? inFolder.first
  }
}

extension FileFacts {
  /// The folders that the file lies in, from the root on.
  var folders: [Substring] { path.split(separator: "/").dropLast() }
}
