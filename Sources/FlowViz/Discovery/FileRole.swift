import FlowIntrospection

/// Tells the app's code from tests, UI-test harnesses and mocks.
enum FileRole {
  private static let testFolders: Set<Substring> = ["Tests", "UITests", "UnitTests", "Specs"]
  private static let helperFolders: Set<Substring> = [
    "Fakes", "Mock", "Mocks", "Stubs", "TestHelpers", "TestSupport", "TestUtilities", "Testing",
  ]
  /// How the names of modules end that only tests use.
  private static let testModules =
    ["Tests"]
    + ["Common", "Doubles", "Helpers", "Kit", "Mocks", "Shared", "Support", "Utilities", "Utils"]
    .flatMap { ["Test\($0)", "Tests\($0)"] }
  private static let testImports: Set = ["Nimble", "Quick", "SnapshotTesting", "Testing", "XCTest"]

  /// The role of a file, by its path relative to the root, its module and what it imports.
  ///
  /// The project's own module is the app's whatever it is called.
  static func role(
    path: String, module: String, project: String, imports: [String]
  ) -> ProjectFacts.File.Role {
    let folders = path.split(separator: "/").dropLast()
    let isTest =
      !testImports.isDisjoint(with: imports)
      || folders.contains { testFolders.contains($0) }
      || (module != project && testModules.contains { module.hasSuffix($0) })
      || (folders.contains { helperFolders.contains($0) } && isHelper(path))
    return isTest ? .test : .app
  }

  private static func isHelper(_ path: String) -> Bool {
    guard let name = path.split(separator: "/").last else { return false }
    return ["Mock", "Fake", "Stub", "Spy"].contains { name.contains($0) }
      || name.hasSuffix("Tests.swift")
  }
}
