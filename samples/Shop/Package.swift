// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "Shop",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "Shop"),
    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
    .executableTarget(name: "oracle", dependencies: ["Shop"], path: "Tests/ShopOracle"),
  ]
)
