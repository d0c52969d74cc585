import FlowModel
import SwiftFacts

/// Every declaration of the project, found by name.
///
/// Built once from all facts, then only read.
package final class SymbolIndex {
  package internal(set) var files: [ProjectFacts.File] = []
  package internal(set) var types: [TypeSymbol] = []
  package internal(set) var units: [CodeUnit] = []
  /// Types outside types, by simple name.
  var topLevelTypes: [String: [TypeID]] = [:]
  /// All declared types by simple name, nested ones too.
  var typesBySimpleName: [String: [TypeID]] = [:]
  /// Types that are extended here but declared elsewhere, by name.
  var externalTypes: [String: TypeID] = [:]
  var globalFunctions: [String: [UnitID]] = [:]
  var globalProperties: [String: [PropertySymbol]] = [:]
  var globalAliases: [String: [(reference: TypeReference, file: Int)]] = [:]
  var modules: Set<String> = []
  package internal(set) var storyboards = StoryboardIndex()
  /// Generic types of libraries that stand for another type.
  var standIns: [String: StandIn] = [:]
  /// Superclasses of libraries' classes.
  var superclasses: [String: String] = [:]
  /// Libraries' routers whose routes are a generic argument, with its number, and what they call it.
  var routers: [String: Int] = [:]
  var routeNames: Set<String> = []

  /// What a type must be for members of a protocol's extension to be its own: `where Self: Routed`.
  var selfRequirements: [UnitID: SelfRequirement] = [:]

  /// What comments say that code does.
  var directives = FlowDirectives()

  /// What names meant where they were looked up, once everything is declared.
  var resolutions: ResolutionCache?

  /// To be called when nothing more is declared.
  func seal() { resolutions = ResolutionCache() }

  /// The same symbols for another thread, which looks names up by itself.
  func sharingSymbols() -> SymbolIndex {
    let other = SymbolIndex()
    other.files = files
    other.types = types
    other.units = units
    other.topLevelTypes = topLevelTypes
    other.typesBySimpleName = typesBySimpleName
    other.externalTypes = externalTypes
    other.globalFunctions = globalFunctions
    other.globalProperties = globalProperties
    other.globalAliases = globalAliases
    other.modules = modules
    other.storyboards = storyboards
    other.standIns = standIns
    other.superclasses = superclasses
    other.routers = routers
    other.routeNames = routeNames
    other.selfRequirements = selfRequirements
    other.directives = directives
    other.seal()
    return other
  }

  package subscript(id: TypeID) -> TypeSymbol { types[id.index] }
  package subscript(id: UnitID) -> CodeUnit { units[id.index] }

  package func location(_ position: Position, in file: Int) -> SourceLocation {
    SourceLocation(
      file: files[file].facts.path, line: Int(position.line), column: Int(position.column))
  }

  package func location(of type: TypeSymbol) -> SourceLocation? {
    type.isDeclared ? location(type.position, in: type.file) : nil
  }

  /// The file's name without its folder and ending, which private types carry.
  package func fileStem(_ file: Int) -> String {
    let name = files[file].facts.path.split(separator: "/").last.map(String.init) ?? ""
    for ending in [".swift", ".storyboard"] where name.hasSuffix(ending) {
      return String(name.dropLast(ending.count))
    }
    return name
  }

  /// `Module/Outer.Inner`, with `@File` for a type that is private to its file.
  package func subject(of id: TypeID) -> String {
    let type = self[id]
    let suffix = type.isFilePrivate ? "@\(fileStem(type.file))" : ""
    return "\(type.module)/\(type.qualifiedName)\(suffix)"
  }

  /// `Module/Route.checkout`.
  package func subject(of id: TypeID, caseName: String) -> String {
    let type = self[id]
    let suffix = type.isFilePrivate ? "@\(fileStem(type.file))" : ""
    return "\(type.module)/\(type.qualifiedName).\(caseName)\(suffix)"
  }
}

/// What a type inherits, directly or not.
package struct Ancestry: Sendable {
  /// Declared classes and protocols with their arguments, nearest first.
  package var declared: [ResolvedType] = []
  /// Types of libraries with their arguments, nearest first.
  package var external: [ResolvedType] = []

  package func externalType(where isMeant: (String) -> Bool) -> ResolvedType? {
    external.first { isMeant($0.simpleName) }
  }

  package func inherits(_ names: Set<String>) -> Bool {
    external.contains { names.contains($0.simpleName) }
  }
}
