// swift-tools-version: 6.2

// An app's manifest, with the dependency lines from the README.

import PackageDescription

let settings: [SwiftSetting] = [.enableUpcomingFeature("MemberImportVisibility")]
// The guides compile without a warning.
let strict: [SwiftSetting] = settings + [.treatAllWarnings(as: .error)]

let package = Package(
  name: "App",
  platforms: [.iOS(.v15), .macOS(.v12)],
  dependencies: [
    // taken from README.md, Installation, 1
  ],
  targets: [
    .target(
      name: "App",
      dependencies: [
        // taken from README.md, Installation, 2
        .product(name: "Overscroll", package: "overscroll"),
        .product(name: "OverscrollClassics", package: "overscroll"),
        .product(name: "OverscrollGTK", package: "overscroll"),
        .product(name: "OverscrollGraphics", package: "overscroll"),
        .product(name: "OverscrollIndicators", package: "overscroll"),
        .product(name: "OverscrollLooks", package: "overscroll"),
        .product(name: "OverscrollPaging", package: "overscroll"),
        .product(name: "OverscrollPaths", package: "overscroll"),
        .product(name: "OverscrollPlace", package: "overscroll"),
        .product(name: "OverscrollSwiftUI", package: "overscroll"),
        .product(name: "OverscrollTesting", package: "overscroll"),
        .product(name: "OverscrollText", package: "overscroll"),
        .product(name: "OverscrollTrace", package: "overscroll"),
        .product(name: "OverscrollUserDefaults", package: "overscroll"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "LeastApp",
      dependencies: [.product(name: "OverscrollUIKit", package: "overscroll")],
      swiftSettings: strict
    ),
    .target(
      name: "LookGuide",
      dependencies: [
        .product(name: "Overscroll", package: "overscroll"),
        .product(name: "OverscrollGraphics", package: "overscroll"),
        .product(name: "OverscrollIndicators", package: "overscroll"),
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "AppTests",
      dependencies: ["App", "LookGuide"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
