// swift-tools-version: 6.2

import PackageDescription

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
      ]
    ),
    .executableTarget(
      name: "EventCost",
      dependencies: [.product(name: "Overscroll", package: "overscroll")]
    ),
    .executableTarget(
      name: "PathsBenchmarks",
      dependencies: [
        "CProcessorTime", .product(name: "OverscrollGraphics", package: "overscroll"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
