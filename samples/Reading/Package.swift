// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Reading",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Reading"),
    .testTarget(name: "ReadingTests", dependencies: ["Reading"]),
    .executableTarget(name: "oracle", dependencies: ["Reading"], path: "Tests/ReadingOracle"),
  ]
)
