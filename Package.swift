// swift-tools-version: 6.2

import PackageDescription

/// Settings of every module that must also compile as Embedded Swift.
let portable: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatWarning("EmbeddedRestrictions", as: .error),
]

/// What a target needs to see UIKit: nothing on Apple's systems, the double on Linux.
///
/// Only targets with these dependencies may say `canImport(UIKit)`: all modules of a build share one
/// directory, so elsewhere the answer would depend on the order of building.
var uiKit: [Target.Dependency] = []
var uiKitTesting: [Target.Dependency] = []

/// Where tests have the double under them and may ask for its world.
let isDouble: SwiftSetting = .define("OVERSCROLL_UIKIT_DOUBLE", .when(platforms: [.linux]))

var products: [Product] = [
  .library(name: "Overscroll", targets: ["Overscroll"]),
  .library(name: "OverscrollMath", targets: ["OverscrollMath"]),
  .library(name: "OverscrollGraphics", targets: ["OverscrollGraphics"]),
  .library(name: "OverscrollIndicators", targets: ["OverscrollIndicators"]),
  .library(name: "OverscrollText", targets: ["OverscrollText"]),
  .library(name: "OverscrollTrace", targets: ["OverscrollTrace"]),
  .executable(name: "overscroll-tool", targets: ["OverscrollTool"]),
]

var linuxTargets: [Target] = []

#if os(Linux)
uiKit = [.target(name: "UIKit", condition: .when(platforms: [.linux]))]
uiKitTesting = uiKit + [.target(name: "_Testing_UIKit", condition: .when(platforms: [.linux]))]
linuxTargets = [
  .target(name: "UIKit", path: "UIKitDouble/UIKit"),
  .target(name: "_Testing_UIKit", path: "UIKitDouble/TestingOverlay"),
  // For Scripts/count.py and Scripts/count_allocations.py; not a product.
  .executableTarget(
    name: "HostCost",
    dependencies: ["OverscrollUIKit"] + uiKit,
    path: "UIKitDouble/HostCost"
  ),
  .testTarget(
    name: "UIKitDoubleTests",
    dependencies: uiKitTesting + ["OverscrollUIKitTestSupport"]
  ),
  // The example's screens with their tests; the app around them needs SwiftUI.
  .testTarget(
    name: "UIKitNewsTests",
    dependencies: ["OverscrollUIKit", "OverscrollUIKitTestSupport"] + uiKitTesting,
    path: "Examples/UIKitNews.swiftpm",
    exclude: ["AdditionalInfo.plist", "App", "Package.swift", "README.md"],
    sources: ["News", "Tests"]
  ),
  .testTarget(
    name: "OverscrollUIKitTests",
    dependencies: [
      "OverscrollUIKit", "OverscrollUIKitTestSupport", "OverscrollUserDefaults",
      "OverscrollTestSupport",
    ] + uiKitTesting
  ),
]
#else
// Not vended on Linux: a second target named UIKit in someone's package graph would not resolve.
products.append(.library(name: "OverscrollUIKit", targets: ["OverscrollUIKit"]))
products.append(.library(name: "OverscrollSwiftUI", targets: ["OverscrollSwiftUI"]))
#endif

// A product of its own, because the privacy manifest is a resource and nothing else ships any.
products.append(.library(name: "OverscrollUserDefaults", targets: ["OverscrollUserDefaults"]))

let package = Package(
  name: "overscroll",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
  products: products,
  targets: linuxTargets + [
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
      name: "OverscrollUIKit",
      dependencies: [
        "Overscroll", "OverscrollGraphics", "OverscrollIndicators", "OverscrollText",
      ] + uiKit
    ),
    // Empty where there is no SwiftUI, and on a Mac without UIKit.
    .target(
      name: "OverscrollSwiftUI",
      dependencies: ["Overscroll", "OverscrollIndicators", "OverscrollUIKit"]
    ),
    .target(
      name: "OverscrollUserDefaults",
      dependencies: ["Overscroll"],
      resources: [.copy("PrivacyInfo.xcprivacy")]
    ),
    .executableTarget(
      name: "OverscrollTool",
      dependencies: [
        "OverscrollMath", "Overscroll", "OverscrollGraphics", "OverscrollText",
        "OverscrollIndicators", "OverscrollTrace",
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    ),

    .target(
      name: "OverscrollTestSupport",
      dependencies: [
        "Overscroll", "OverscrollGraphics", "OverscrollIndicators", "OverscrollTrace",
      ],
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
    .testTarget(name: "DocumentationTests", dependencies: ["OverscrollTestSupport"]),
    .testTarget(name: "OverscrollTextTests", dependencies: ["OverscrollText"]),
    .testTarget(
      name: "OverscrollIndicatorsTests",
      dependencies: [
        "OverscrollIndicators", "OverscrollGraphics", "OverscrollMath", "OverscrollText",
        "Overscroll", "OverscrollTestSupport",
      ]
    ),
    .testTarget(
      name: "OverscrollTraceTests",
      dependencies: ["OverscrollTrace", "Overscroll", "OverscrollTestSupport"]
    ),
    .target(
      name: "OverscrollUIKitTestSupport",
      dependencies: uiKitTesting,
      path: "Tests/OverscrollUIKitTestSupport",
      swiftSettings: [isDouble]
    ),
    .testTarget(
      name: "UIKitProbeTests",
      dependencies: uiKitTesting,
      swiftSettings: [isDouble]
    ),
    .testTarget(
      name: "OverscrollUIKitLogicTests",
      dependencies: ["OverscrollUIKit", "OverscrollUIKitTestSupport"] + uiKitTesting
    ),
    .testTarget(
      name: "OverscrollToolTests",
      // For the binary beside the tests, which is what they run.
      dependencies: ["OverscrollTool", "OverscrollIndicators", "OverscrollText"],
      swiftSettings: [
        .define("OVERSCROLL_NO_PROCESSES", .when(platforms: [.iOS, .macCatalyst]))
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
