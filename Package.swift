// swift-tools-version: 6.2

import PackageDescription

/// What this package is built for, where that is more than the library.
///
/// The scripts of this project set the variable: to `development` for the native tests and tools, with
/// the double of UIKit in the place of Apple's on Linux, or to `wasm` for the browser's modules, which
/// have the basic engine unless `,full` is after it; with `,gtk` after it also for the tests of the GTK host,
/// where its headers are. A package that depends on this one gets the library alone: no target named
/// UIKit, and on Linux `OverscrollUIKit` and `OverscrollSwiftUI` are modules without a view.
let purposes = Context.environment["OVERSCROLL_TARGETS"]?.split(separator: ",") ?? []
let isBasic = purposes.contains("wasm") && !purposes.contains("full")

/// Settings of every module that must also compile as Embedded Swift.
///
/// Whether it does is checked by Scripts/check-embedded.sh. No setting may make a warning an error:
/// Xcode's build system refuses to build a dependency that has one.
let portable: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ] + (isBasic ? [.define("OVERSCROLL_BASIC")] : [])

#if os(Linux)
let hasDouble = purposes.contains("development")
let hasUIKit = hasDouble
#else
let hasDouble = false
let hasUIKit = true
#endif

/// What a target needs to see UIKit: nothing on Apple's systems, the double on Linux.
///
/// Only targets with these dependencies may say `canImport(UIKit)`. All modules of a build share one
/// directory, so elsewhere the answer would depend on the order of building, and on whether the
/// double was in the build before this one.
let onLinux = TargetDependencyCondition.when(platforms: [.linux])
let uiKit: [Target.Dependency] = hasDouble ? [.target(name: "UIKit", condition: onLinux)] : []
let uiKitTesting: [Target.Dependency] =
  hasDouble ? uiKit + [.target(name: "_Testing_UIKit", condition: onLinux)] : []

/// Where tests have the double under them and may ask for its world.
let isDouble: [SwiftSetting] =
  hasDouble ? [.define("OVERSCROLL_UIKIT_DOUBLE", .when(platforms: [.linux]))] : []

/// Where there is no UIKit that has what the host needs, so that its modules are empty.
///
/// tvOS and visionOS lack feedback generators or refresh controls, watchOS lacks all views. On Linux
/// it is the double or nothing, even if a build with the double has left its module in the folder.
let noHost: SwiftSetting = .define(
  "OVERSCROLL_NO_UIKIT_HOST",
  .when(platforms: [.tvOS, .visionOS, .watchOS] + (hasDouble ? [] : [.linux]))
)

let products: [Product] = [
  .library(name: "Overscroll", targets: ["Overscroll"]),
  .library(name: "OverscrollMath", targets: ["OverscrollMath"]),
  .library(name: "OverscrollGraphics", targets: ["OverscrollGraphics"]),
  .library(name: "OverscrollIndicators", targets: ["OverscrollIndicators"]),
  .library(name: "OverscrollText", targets: ["OverscrollText"]),
  .library(name: "OverscrollTrace", targets: ["OverscrollTrace"]),
  .library(name: "OverscrollPaging", targets: ["OverscrollPaging"]),
  .library(name: "OverscrollUIKit", targets: ["OverscrollUIKit"]),
  .library(name: "OverscrollSwiftUI", targets: ["OverscrollSwiftUI"]),
  // Empty without the trait GTK.
  .library(name: "OverscrollGTK", targets: ["OverscrollGTK"]),
  // A product of its own, because the privacy manifest is a resource and nothing else ships any.
  .library(name: "OverscrollUserDefaults", targets: ["OverscrollUserDefaults"]),
  .executable(name: "overscroll-tool", targets: ["OverscrollTool"]),
]

/// Tests that run on Apple's UIKit and on the double.
let uiKitTests: [Target] = [
  .target(
    name: "OverscrollUIKitTestSupport",
    dependencies: uiKitTesting,
    path: "Tests/OverscrollUIKitTestSupport",
    swiftSettings: isDouble
  ),
  .testTarget(
    name: "UIKitProbeTests",
    dependencies: uiKitTesting,
    swiftSettings: isDouble
  ),
  .testTarget(
    name: "OverscrollUIKitLogicTests",
    dependencies: ["OverscrollUIKit", "OverscrollUIKitTestSupport"] + uiKitTesting
  ),
]

/// The double, and what can be tested on it alone.
let doubleTargets: [Target] = [
  .target(name: "MacTypes", path: "UIKitDouble/MacTypes"),
  .target(name: "UIKit", dependencies: ["MacTypes"], path: "UIKitDouble/UIKit"),
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
  // How the modifiers find their scroll view; SwiftUI itself does not exist on Linux.
  .testTarget(
    name: "OverscrollSwiftUITests",
    dependencies: ["OverscrollSwiftUI", "OverscrollUIKit", "OverscrollUIKitTestSupport"]
      + uiKitTesting
  ),
  // The example's screens with their tests; the app around them needs SwiftUI.
  .testTarget(
    name: "UIKitNewsTests",
    dependencies: ["OverscrollPaging", "OverscrollUIKit", "OverscrollUIKitTestSupport"]
      + uiKitTesting,
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
  // The originals' demo apps, with the modules that an app imports.
  .testTarget(
    name: "MovedAppsTests",
    dependencies: [
      "OverscrollUIKit", "OverscrollIndicators", "OverscrollGraphics", "OverscrollUserDefaults",
      "OverscrollUIKitTestSupport",
    ] + uiKitTesting
  ),
]

/// The browser host: what its two wasm modules export, by what each part brings into a module.
let webModules: [Target] = [
  // What Swift asks of a C library.
  .target(name: "CWasmRuntime", path: "Web/Sources/CWasmRuntime"),
  .target(
    name: "OverscrollWebEngine",
    dependencies: ["CWasmRuntime", "Overscroll"],
    path: "Web/Sources/OverscrollWebEngine",
    swiftSettings: portable
  ),
  // What both modules have.
  .target(
    name: "OverscrollWebDrawing",
    dependencies: ["CWasmRuntime", "Overscroll", "OverscrollGraphics", "OverscrollIndicators"],
    path: "Web/Sources/OverscrollWebDrawing",
    swiftSettings: portable
  ),
  // The proof that a pull has the same bits natively and in a browser; built for both.
  .executableTarget(
    name: "ReplayDigest",
    dependencies: ["CWasmRuntime", "Overscroll", "OverscrollGraphics", "OverscrollIndicators"],
    path: "Web/Sources/ReplayDigest",
    swiftSettings: portable
  ),
]

/// What writes Web/js/codes.js and the languages from the enums, and tests; runs natively.
let webTools: [Target] = [
  .executableTarget(
    name: "WriteCodes",
    dependencies: [
      "OverscrollWebEngine", "OverscrollWebDrawing", "Overscroll", "OverscrollGraphics",
      "OverscrollIndicators", "OverscrollText", "OverscrollTrace",
    ],
    path: "Web/Sources/WriteCodes",
    swiftSettings: portable
  ),
  // The files of the languages.
  .executableTarget(
    name: "WriteLanguages",
    dependencies: ["OverscrollText"],
    path: "Web/Sources/WriteLanguages",
    swiftSettings: portable
  ),
  .testTarget(
    name: "OverscrollWebDrawingTests",
    dependencies: [
      "OverscrollWebDrawing", "Overscroll", "OverscrollIndicators", "OverscrollTestSupport",
    ]
  ),
]

/// Modules without a `main`, which link as WebAssembly alone.
let wasmProducts: [Target] = [
  // What ships: the engine with one look, and all looks.
  .executableTarget(
    name: "OverscrollWeb",
    dependencies: [
      "OverscrollWebEngine", "OverscrollWebDrawing", "Overscroll", "OverscrollIndicators",
      "OverscrollText",
    ],
    path: "Web/Sources/OverscrollWeb",
    swiftSettings: portable
  ),
  .executableTarget(
    name: "OverscrollWebLooks",
    dependencies: ["OverscrollWebDrawing", "OverscrollGraphics", "OverscrollIndicators"],
    path: "Web/Sources/OverscrollWebLooks",
    swiftSettings: portable
  ),
  // For pages that draw by themselves: the session's exports alone.
  .executableTarget(
    name: "OverscrollWebSession",
    dependencies: ["OverscrollWebEngine"],
    path: "Web/Sources/OverscrollWebSession",
    swiftSettings: portable
  ),
]

/// What `make bench` measures; here, so that it may call what is not public.
let benchmarks: [Target] = [
  .target(name: "CAllocationCounter", path: "Benchmarks/Sources/CAllocationCounter"),
  .target(name: "CProcessorTime", path: "Benchmarks/Sources/CProcessorTime"),
  .executableTarget(
    name: "EngineBenchmarks",
    dependencies: [
      "CAllocationCounter", "CProcessorTime", "Overscroll", "OverscrollGraphics",
      "OverscrollIndicators",
    ],
    path: "Benchmarks/Sources/EngineBenchmarks"
  ),
  .executableTarget(
    name: "EventCost",
    dependencies: ["Overscroll"],
    path: "Benchmarks/Sources/EventCost"
  ),
  .executableTarget(
    name: "PathsBenchmarks",
    dependencies: ["CProcessorTime", "OverscrollGraphics"],
    path: "Benchmarks/Sources/PathsBenchmarks"
  ),
]

/// What tests and measures the GTK host; needs the trait GTK and a display.
let gtkTests: [Target] = [
  .testTarget(
    name: "OverscrollGTKTests",
    dependencies: [
      "CGtk", "OverscrollGTK", "Overscroll", "OverscrollGraphics", "OverscrollHosting",
      "OverscrollIndicators", "OverscrollText", "OverscrollTrace", "OverscrollTestSupport",
    ],
    swiftSettings: [.defaultIsolation(MainActor.self)]
  ),
  // A window with a list, which Tests/GTK drives by real touches.
  .executableTarget(
    name: "GTKTestWindow",
    dependencies: [
      "CGtk", "OverscrollGTK", "Overscroll", "OverscrollIndicators", "OverscrollText",
      "OverscrollTrace",
    ],
    path: "Tests/GTK/Window",
    swiftSettings: [.defaultIsolation(MainActor.self)]
  ),
  .executableTarget(
    name: "GTKFrames",
    dependencies: ["CGtk", "CProcessorTime", "OverscrollGTK"],
    path: "Benchmarks/Sources/GTKFrames",
    swiftSettings: [.defaultIsolation(MainActor.self)]
  ),
]

let ownTargets: [Target] = purposes.flatMap { purpose -> [Target] in
  switch purpose {
  case "gtk": gtkTests
  case "development": webModules + webTools + benchmarks
  case "wasm": webModules + wasmProducts
  default: []
  }
}

let package = Package(
  name: "overscroll",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12)],
  products: products,
  traits: [
    .trait(name: "GTK", description: "The host for GTK 4; needs its headers (libgtk-4-dev).")
  ],
  targets: (hasUIKit ? uiKitTests : []) + (hasDouble ? doubleTargets : []) + ownTargets + [
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
    .target(name: "OverscrollPaging", dependencies: ["Overscroll"], swiftSettings: portable),
    // What hosts written in Swift share; no product, because apps get it with a host.
    .target(
      name: "OverscrollHosting",
      dependencies: ["Overscroll", "OverscrollGraphics", "OverscrollIndicators", "OverscrollText"],
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]
    ),
    .target(
      name: "OverscrollUIKit",
      dependencies: [
        "Overscroll", "OverscrollGraphics", "OverscrollHosting", "OverscrollIndicators",
        "OverscrollText",
      ] + uiKit,
      swiftSettings: [noHost]
    ),
    // Empty where there is no SwiftUI, and on a Mac without UIKit.
    .target(
      name: "OverscrollSwiftUI",
      dependencies: ["Overscroll", "OverscrollIndicators", "OverscrollUIKit"] + uiKit,
      swiftSettings: [noHost]
    ),
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "OverscrollGTK",
      dependencies: [
        "Overscroll", "OverscrollGraphics", "OverscrollHosting", "OverscrollIndicators",
        "OverscrollText", .target(name: "CGtk", condition: .when(traits: ["GTK"])),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
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
    // Explores every state of the engine; `make explore`.
    .executableTarget(
      name: "Exploration",
      dependencies: ["Overscroll", "OverscrollTrace", "OverscrollTestSupport"],
      path: "Tests/Exploration"
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
    .testTarget(
      name: "OverscrollHostingTests",
      dependencies: [
        "OverscrollHosting", "Overscroll", "OverscrollIndicators", "OverscrollText",
        "OverscrollTrace",
      ]
    ),
    .testTarget(
      name: "OverscrollPagingTests",
      dependencies: ["OverscrollPaging", "Overscroll"]
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

// Any test may import Foundation, which on Apple's systems brings the names of MacTypes.h along. With
// the double every file of the tests sees them without an import, so that the compiler refuses what is
// ambiguous there.
let gtkNames = gtkTests.map(\.name)
for target in package.targets where hasDouble && !gtkNames.contains(target.name) {
  guard target.type == .test || target.path?.hasPrefix("Tests/") == true else { continue }
  target.dependencies.append("MacTypes")
  let flags = ["-Xfrontend", "-import-module", "-Xfrontend", "MacTypes"]
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
}
