// swift-tools-version: 6.2

import PackageDescription

/// Settings of every module that must also compile as Embedded Swift.
let portable: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatWarning("EmbeddedRestrictions", as: .error),
]

let package = Package(
  name: "overscroll",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
  products: [
    .library(name: "Overscroll", targets: ["Overscroll"]),
    .library(name: "OverscrollMath", targets: ["OverscrollMath"]),
    .library(name: "OverscrollGraphics", targets: ["OverscrollGraphics"]),
    .library(name: "OverscrollIndicators", targets: ["OverscrollIndicators"]),
    .library(name: "OverscrollText", targets: ["OverscrollText"]),
    .library(name: "OverscrollTrace", targets: ["OverscrollTrace"]),
  ],
  targets: [
    .target(name: "OverscrollMath", swiftSettings: portable),
    .target(name: "Overscroll", dependencies: ["OverscrollMath"], swiftSettings: portable),
    .target(name: "OverscrollGraphics", dependencies: ["OverscrollMath"], swiftSettings: portable),
    .target(name: "OverscrollText", swiftSettings: portable),
    .target(
      name: "OverscrollIndicators",
      dependencies: ["OverscrollMath", "Overscroll", "OverscrollGraphics", "OverscrollText"],
      swiftSettings: portable
    ),
    .target(
      name: "OverscrollTrace",
      dependencies: ["Overscroll", "OverscrollMath"],
      swiftSettings: portable
    ),

    .target(
      name: "OverscrollTestSupport",
      dependencies: ["Overscroll", "OverscrollTrace"],
      path: "Tests/OverscrollTestSupport"
    ),
    .testTarget(
      name: "OverscrollMathTests",
      dependencies: ["OverscrollMath", "OverscrollTestSupport"]
    ),
    .testTarget(
      name: "OverscrollTests",
      dependencies: ["Overscroll", "OverscrollTestSupport", "OverscrollTrace"]
    ),
    .testTarget(
      name: "FieldProblemTests",
      dependencies: ["Overscroll", "OverscrollTestSupport"]
    ),
    .testTarget(
      name: "SeedSystemTests",
      dependencies: [
        "Overscroll", "OverscrollGraphics", "OverscrollIndicators", "OverscrollMath",
        "OverscrollTestSupport", "OverscrollText", "OverscrollTrace",
      ]
    ),
    .testTarget(
      name: "OverscrollGraphicsTests",
      dependencies: ["OverscrollGraphics", "OverscrollTestSupport"]
    ),
    .testTarget(name: "OverscrollTextTests", dependencies: ["OverscrollText"]),
    .testTarget(
      name: "OverscrollIndicatorsTests",
      dependencies: ["OverscrollIndicators", "OverscrollGraphics", "OverscrollText", "Overscroll"]
    ),
    .testTarget(
      name: "OverscrollTraceTests",
      dependencies: ["OverscrollTrace", "Overscroll", "OverscrollTestSupport"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
