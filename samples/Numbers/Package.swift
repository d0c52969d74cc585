// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Numbers",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "StackKit"),
    .target(name: "PathPatterns"),
    .target(name: "Numbers", dependencies: ["StackKit", "PathPatterns"]),
    .testTarget(name: "StackKitTests", dependencies: ["StackKit"]),
    .testTarget(name: "PathPatternsTests", dependencies: ["PathPatterns"]),
    .testTarget(name: "NumbersTests", dependencies: ["Numbers"]),
    .executableTarget(name: "oracle", dependencies: ["Numbers"], path: "Tests/NumbersOracle"),
  ]
)
