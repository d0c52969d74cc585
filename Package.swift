// swift-tools-version: 6.0

import Foundation
import PackageDescription

// MARK: - SwiftSyntax

/// Where SwiftSyntax comes from.
///
/// A Linux toolchain ships it ready-built in `usr/lib/swift/host`, which saves minutes of building.
/// Using that copy needs unsafe flags, which SwiftPM refuses in a versioned dependency; a package
/// that depends on FlowViz therefore gets the ordinary `swift-syntax` package.
/// `FLOWVIZ_SWIFT_SYNTAX=toolchain` or `=package` forces either.
enum SwiftSyntaxSource {
  case toolchain(libraries: String)
  case package

  static var chosen: SwiftSyntaxSource {
    let choice = Context.environment["FLOWVIZ_SWIFT_SYNTAX"] ?? "automatic"
    let isDependency = Context.packageDirectory.contains("/checkouts/")
    switch choice {
    case "package":
      return .package
    case "toolchain":
      guard let libraries = toolchainLibraries() else {
        fatalError(
          "FLOWVIZ_SWIFT_SYNTAX=toolchain, but this toolchain has no usr/lib/swift/host/SwiftSyntax.swiftmodule"
        )
      }
      return .toolchain(libraries: libraries)
    case "automatic":
      guard !isDependency, let libraries = toolchainLibraries() else { return .package }
      return .toolchain(libraries: libraries)
    default:
      fatalError("FLOWVIZ_SWIFT_SYNTAX=\(choice): use 'toolchain' or 'package'")
    }
  }

  /// The toolchain's `usr/lib/swift/host`, found from the library that this manifest is loaded with
  /// (so that proxies such as swiftly do not matter), else from `swiftc` on the `PATH`.
  private static func toolchainLibraries() -> String? {
    var candidates: [String] = []
    if let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) {
      for line in maps.split(separator: "\n") where line.contains("libPackageDescription") {
        // …/usr/lib/swift/pm/ManifestAPI/libPackageDescription.so
        guard let start = line.firstIndex(of: "/") else { continue }
        let library = URL(fileURLWithPath: String(line[start...]))
        candidates.append(
          library.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("host").path)
      }
    }
    for folder in (Context.environment["PATH"] ?? "").split(separator: ":") {
      let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      candidates.append(
        compiler.deletingLastPathComponent().deletingLastPathComponent()
          .appendingPathComponent("lib/swift/host").path)
    }
    return candidates.first {
      FileManager.default.fileExists(atPath: "\($0)/SwiftSyntax.swiftmodule")
    }
  }

  var packages: [Package.Dependency] {
    switch self {
    case .toolchain: []
    case .package:
      [.package(url: "https://github.com/swiftlang/swift-syntax.git", "600.0.0"..<"700.0.0")]
    }
  }

  var products: [Target.Dependency] {
    switch self {
    case .toolchain: []
    case .package:
      ["SwiftSyntax", "SwiftParser", "SwiftOperators"].map {
        .product(name: $0, package: "swift-syntax")
      }
    }
  }

  /// For the target that imports SwiftSyntax.
  ///
  /// Library evolution keeps that import to itself: whoever imports the target, and whoever imports
  /// FlowViz, needs no search path.
  var swiftSettings: [SwiftSetting] {
    switch self {
    case .toolchain(let libraries):
      [.unsafeFlags(["-I", libraries, "-enable-library-evolution"])]
    case .package: []
    }
  }

  /// For the target that evaluates.
  ///
  /// Of each access to its objects' properties, a release build does not check again that nobody else
  /// changes them. Debug builds, and with them all tests, do.
  var evaluationSettings: [SwiftSetting] {
    switch self {
    case .toolchain:
      [.unsafeFlags(["-enforce-exclusivity=unchecked"], .when(configuration: .release))]
    case .package: []
    }
  }

  var testSettings: [SwiftSetting] {
    switch self {
    case .toolchain(let libraries): [.unsafeFlags(["-I", libraries])]
    case .package: []
    }
  }

  var linkerSettings: [LinkerSetting] {
    switch self {
    case .toolchain(let libraries):
      [
        .unsafeFlags([
          "-L", libraries, "-Xlinker", "-rpath", "-Xlinker", libraries,
          "-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators",
        ])
      ]
    case .package: []
    }
  }

  /// For a program that is started often: Swift's library inside it, at a fixed address, so that less
  /// is loaded and nothing is relocated.
  var quickStartSettings: [LinkerSetting] {
    guard case .toolchain(let libraries) = self,
      FileManager.default.fileExists(atPath: "\(libraries)/../../swift_static/linux/libswiftCore.a")
    else { return [] }
    return [
      .unsafeFlags(
        ["-static-stdlib", "-Xclang-linker", "-no-pie"], .when(platforms: [.linux]))
    ]
  }
}

let swiftSyntax = SwiftSyntaxSource.chosen

// MARK: - Targets, in pipeline order

/// A library target of ours with its test target beside it.
func stage(
  _ name: String, _ dependencies: [Target.Dependency], parsesSwift: Bool = false,
  settings: [SwiftSetting] = [], resources: [Resource]? = nil,
  testSupport: [Target.Dependency] = []
) -> [Target] {
  [
    .target(
      name: name,
      dependencies: dependencies + (parsesSwift ? swiftSyntax.products : []),
      resources: resources,
      swiftSettings: settings + (parsesSwift ? swiftSyntax.swiftSettings : []),
      linkerSettings: parsesSwift ? swiftSyntax.linkerSettings : []),
    .testTarget(
      name: "\(name)Tests", dependencies: [.target(name: name)] + testSupport,
      swiftSettings: parsesSwift ? swiftSyntax.testSettings : []),
  ]
}

let targets: [Target] =
  stage("FlowModel", [], testSupport: ["TestSupport"])
  + stage("Markup", [])
  + stage("FileWatching", [], testSupport: ["TestSupport"])
  + stage("DeepLinks", ["FlowModel"], testSupport: ["TestSupport"])
  + stage("SystemClaims", ["DeepLinks", "FlowModel", "Markup"])
  + stage("SwiftFacts", ["FlowModel"])
  + stage(
    "SwiftFactsReader", ["SwiftFacts", "FlowModel", "Markup"], parsesSwift: true,
    testSupport: ["TestSupport"])
  + stage(
    "FlowIntrospection", ["SwiftFacts", "DeepLinks", "SystemClaims", "FlowModel"],
    settings: swiftSyntax.evaluationSettings, testSupport: ["SwiftFactsReader"])
  + stage("FlowAudit", ["FlowModel", "DeepLinks"])
  + [
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc libcgraph",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])])
  ]
  + stage("Graphviz", ["CGraphviz"])
  + stage("LayoutProcesses", ["Graphviz"])
  + stage(
    "FlowDrawing", ["DeepLinks", "FlowModel", "Graphviz", "LayoutProcesses"],
    resources: [.embedInCode("HTML/Page")], testSupport: ["TestSupport"])
  + stage("FlowReports", ["FlowModel", "DeepLinks"], testSupport: ["Markup", "TestSupport"])
  + stage(
    "FlowViz",
    [
      "FlowModel", "DeepLinks", "SystemClaims", "SwiftFacts", "SwiftFactsReader",
      "FlowIntrospection", "FlowAudit", "Graphviz", "FlowDrawing", "FlowReports",
    ], testSupport: ["TestSupport"])
  + stage(
    "FlowVizCLI",
    [
      "FileWatching", "FlowViz", "FlowModel", "FlowAudit", "FlowDrawing", "FlowReports", "Graphviz",
      "LayoutProcesses",
    ],
    testSupport: ["FlowVizTool", "TestSupport"])
  + [
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // What the samples' own code does with links, against what FlowViz says of them.
    .testTarget(name: "LinkOracleTests", dependencies: ["FlowViz", "TestSupport"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "DeepLinks", "FlowAudit", "FlowDrawing", "FlowModel", "FlowViz", "Graphviz",
        "SwiftFactsReader", "TestSupport",
      ],
      path: "Benchmarks"),
    .executableTarget(name: "Fuzzer", dependencies: ["FlowViz", "TestSupport"], path: "Fuzzer"),
    // Not called `flowviz`: beside `FlowViz` that name collides on a case-insensitive disk.
    // It depends on the program that it starts, so that whoever builds the one builds the other.
    .executableTarget(
      name: "FlowVizTool", dependencies: ["FlowVizCLI", "FlowVizLayout"]),
    .executableTarget(
      name: "FlowVizLayout", dependencies: ["Graphviz"],
      linkerSettings: swiftSyntax.quickStartSettings),
  ]

let package = Package(
  name: "FlowViz",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "FlowViz", targets: ["FlowViz"]),
    .executable(name: "flowviz", targets: ["FlowVizTool"]),
    .executable(name: "flowviz-layout", targets: ["FlowVizLayout"]),
  ],
  dependencies: swiftSyntax.packages,
  targets: targets,
  swiftLanguageModes: [.v6]
)
