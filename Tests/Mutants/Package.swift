// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The modules with switches, and the tests that look for their mutants. Scripts/mutants.py copies this
// file into .build/mutants, where those modules are rewritten and the rest are links.

/// The search of all states, where the project has it.
let exploration: [Target] =
  FileManager.default.fileExists(atPath: Context.packageDirectory + "/Tests/Exploration")
  ? [
    .executableTarget(
      name: "Exploration",
      dependencies: ["Overscroll", "OverscrollTestSupport", "OverscrollTrace"],
      path: "Tests/Exploration"
    )
  ] : []

/// As in the project's package, whose sources say no more than these need.
let portable: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "overscroll",
  targets: exploration + [
    .target(name: "CSwitches"),
    .target(name: "OverscrollMath", swiftSettings: portable),
    .target(
      name: "Overscroll",
      dependencies: ["CSwitches", "OverscrollMath"],
      swiftSettings: portable
    ),
    .target(name: "OverscrollGraphics", dependencies: ["OverscrollMath"], swiftSettings: portable),
    .target(
      name: "OverscrollPaths",
      dependencies: ["OverscrollGraphics", "OverscrollMath"],
      swiftSettings: portable
    ),
    .target(name: "OverscrollText", swiftSettings: portable),
    .target(
      name: "OverscrollIndicators",
      dependencies: [
        "CSwitches", "Overscroll", "OverscrollGraphics", "OverscrollMath", "OverscrollText",
      ],
      swiftSettings: portable
    ),
    .target(
      name: "OverscrollLooks",
      dependencies: [
        "CSwitches", "Overscroll", "OverscrollGraphics", "OverscrollIndicators", "OverscrollMath",
        "OverscrollPaths",
      ],
      swiftSettings: portable
    ),
    .target(
      name: "OverscrollClassics",
      dependencies: [
        "CSwitches", "Overscroll", "OverscrollGraphics", "OverscrollIndicators", "OverscrollLooks",
        "OverscrollMath", "OverscrollPaths", "OverscrollText",
      ],
      swiftSettings: portable
    ),
    .target(
      name: "OverscrollCatalog",
      dependencies: [
        "Overscroll", "OverscrollClassics", "OverscrollGraphics", "OverscrollIndicators",
        "OverscrollLooks",
      ],
      swiftSettings: portable
    ),
    .target(
      name: "OverscrollHosting",
      dependencies: [
        "CSwitches", "Overscroll", "OverscrollGraphics", "OverscrollIndicators", "OverscrollMath",
        "OverscrollText",
      ],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
    ),
    .target(name: "OverscrollAnchor", dependencies: ["CSwitches"], swiftSettings: portable),
    // What keeps a place in a list of UIKit is empty here.
    .target(
      name: "OverscrollPlace",
      dependencies: ["CSwitches", "Overscroll", "OverscrollAnchor", "OverscrollHosting"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
    ),
    .target(name: "OverscrollTesting", dependencies: ["OverscrollHosting"]),
    .target(
      name: "OverscrollTrace",
      dependencies: ["Overscroll"],
      swiftSettings: portable
    ),
    .target(
      name: "OverscrollTestSupport",
      dependencies: [
        "Overscroll", "OverscrollCatalog", "OverscrollClassics", "OverscrollGraphics",
        "OverscrollIndicators", "OverscrollLooks", "OverscrollMath", "OverscrollTrace",
      ],
      path: "Tests/OverscrollTestSupport"
    ),
    .testTarget(
      name: "OverscrollTests",
      dependencies: ["Overscroll", "OverscrollTestSupport", "OverscrollTrace"]
    ),
    .testTarget(
      name: "OverscrollTraceTests",
      dependencies: ["Overscroll", "OverscrollTestSupport", "OverscrollTrace"]
    ),
    .testTarget(
      name: "OverscrollIndicatorsTests",
      dependencies: [
        "Overscroll", "OverscrollCatalog", "OverscrollClassics", "OverscrollGraphics",
        "OverscrollIndicators", "OverscrollLooks", "OverscrollMath", "OverscrollTestSupport",
        "OverscrollText",
      ]
    ),
    .testTarget(
      name: "OverscrollHostingTests",
      dependencies: [
        "Overscroll", "OverscrollCatalog", "OverscrollClassics", "OverscrollGraphics",
        "OverscrollHosting", "OverscrollIndicators", "OverscrollLooks", "OverscrollTesting",
        "OverscrollText", "OverscrollTrace",
      ]
    ),
    .testTarget(
      name: "OverscrollPlaceTests",
      dependencies: ["Overscroll", "OverscrollHosting", "OverscrollPlace"]
    ),
    .testTarget(
      name: "SeedSystemTests",
      dependencies: [
        "Overscroll", "OverscrollCatalog", "OverscrollClassics", "OverscrollGraphics",
        "OverscrollIndicators", "OverscrollLooks", "OverscrollMath", "OverscrollTestSupport",
        "OverscrollText", "OverscrollTrace",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
