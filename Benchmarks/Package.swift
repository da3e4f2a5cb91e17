// swift-tools-version: 6.2

import PackageDescription

/// The measured functions include some that only the targets of that package see.
let insideOverscroll: [SwiftSetting] = [.unsafeFlags(["-package-name", "overscroll"])]

let package = Package(
  name: "overscroll-benchmarks",
  dependencies: [.package(name: "overscroll", path: "..")],
  targets: [
    .target(name: "CAllocationCounter"),
    .target(name: "CProcessorTime"),
    .executableTarget(
      name: "EngineBenchmarks",
      dependencies: [
        "CAllocationCounter", "CProcessorTime",
        .product(name: "Overscroll", package: "overscroll"),
        .product(name: "OverscrollGraphics", package: "overscroll"),
        .product(name: "OverscrollIndicators", package: "overscroll"),
      ],
      swiftSettings: insideOverscroll
    ),
    .executableTarget(
      name: "EventCost",
      dependencies: [.product(name: "Overscroll", package: "overscroll")]
    ),
    .executableTarget(
      name: "PathsBenchmarks",
      dependencies: [
        "CProcessorTime", .product(name: "OverscrollGraphics", package: "overscroll"),
      ],
      swiftSettings: insideOverscroll
    ),
  ],
  swiftLanguageModes: [.v6]
)
