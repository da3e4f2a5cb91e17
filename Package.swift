// swift-tools-version: 6.2

import PackageDescription

typealias Needs = [Target.Dependency]
typealias Settings = [SwiftSetting]

/// What this package is built for, where that is more than the library.
///
/// The scripts of this project set the variable: to `development` for the native tests and tools,
/// with the double of UIKit in the place of Apple's on Linux, or to `wasm` for the browser's modules,
/// which have the basic engine unless `,full` is after it; with `,gtk` after it also for the tests of
/// the GTK host. A package that depends on this one gets the library alone.
let purposes = Context.environment["OVERSCROLL_TARGETS"]?.split(separator: ",") ?? []
let isForWeb = purposes.contains("wasm")
let isBasic = isForWeb && !purposes.contains("full")
#if os(Linux)
let hasDouble = purposes.contains("development")
let hasUIKit = hasDouble
/// Declared here alone: SwiftPM asks pkg-config for it even where the trait leaves it out (its issue 10549).
let headers: [Target] = [
  .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])])
]
let gtk: Needs = [.target(name: "CGtk", condition: .when(traits: ["GTK"]))]
#else
let (hasDouble, hasUIKit) = (false, true)
let (headers, gtk): ([Target], Needs) = ([], [])
#endif

/// Of the tool, and of every module that must also compile as Embedded Swift (check-embedded.sh).
///
/// No setting may make a warning an error: Xcode refuses to build a dependency that has one.
let explicit: Settings = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]
let hidesImports: Settings = [.enableUpcomingFeature("InternalImportsByDefault")]
/// In a browser the engine alone moves content past its edges: the compiler leaves out the rest.
let bounce: Settings = isForWeb ? [.define("OVERSCROLL_ENGINE_BOUNCE")] : []
let portable =
  explicit + hidesImports + bounce + (isBasic ? [.define("OVERSCROLL_BASIC")] : [])
let onMainActor: Settings = [.defaultIsolation(MainActor.self)]

/// The gaps of platforms, each by what is missing.
///
/// tvOS and visionOS lack feedback generators or refresh controls, watchOS lacks all views. On Linux
/// it is the double or nothing, even if a build with the double has left its module in the folder.
let withoutHost: [Platform] = [.tvOS, .visionOS, .watchOS] + (hasDouble ? [] : [.linux])
let noHost: Settings = [.define("OVERSCROLL_NO_UIKIT_HOST", .when(platforms: withoutHost))]
let withoutProcesses: [Platform] = [.iOS, .macCatalyst]
let noProcesses: Settings = [.define("OVERSCROLL_NO_PROCESSES", .when(platforms: withoutProcesses))]
/// Where tests have the double under them and may ask for its world.
let onDouble: Settings = hasDouble ? [.define("OVERSCROLL_UIKIT_DOUBLE")] : []

/// What a target needs to see UIKit: nothing on Apple's systems, the double on Linux.
///
/// Only targets with these may say `canImport(UIKit)`: all modules of a build share one directory,
/// so elsewhere the answer would depend on the order of building.
func fromDouble(_ name: String) -> Needs {
  hasDouble ? [.target(name: name, condition: .when(platforms: [.linux]))] : []
}
let (uiKit, testing) = (fromDouble("UIKit"), fromDouble("_Testing_UIKit"))
let engine: Needs = ["Overscroll"]
let drawing = engine + ["OverscrollGraphics", "OverscrollIndicators"]
let looks: Needs = [
  "OverscrollPaths", "OverscrollLooks", "OverscrollClassics", "OverscrollCatalog",
]
let forApps = drawing + ["OverscrollText"]
let forHosts = forApps + ["OverscrollHosting"]
let forPlace = forHosts + ["OverscrollAnchor", "OverscrollUIKit"]
let traced = engine + ["OverscrollTrace"]

/// The module of a folder, which has its name.
func module(_ path: String, _ needs: Needs, _ settings: Settings = []) -> Target {
  let name = path.split(separator: "/").map(String.init).last ?? path
  return .target(name: name, dependencies: needs, path: path, swiftSettings: settings)
}

func program(_ path: String, _ needs: Needs, _ settings: Settings = []) -> Target {
  let name = path.split(separator: "/").map(String.init).last ?? path
  return .executableTarget(name: name, dependencies: needs, path: path, swiftSettings: settings)
}

func tests(_ name: String, _ needs: Needs, _ settings: Settings = []) -> Target {
  .testTarget(name: name, dependencies: needs, swiftSettings: settings)
}

let library = [
  module("Sources/OverscrollMath", [], portable),
  module("Sources/Overscroll", ["OverscrollMath"], portable),
  module("Sources/OverscrollGraphics", ["OverscrollMath"], portable),
  module("Sources/OverscrollText", [], portable),
  module(
    "Sources/OverscrollIndicators",
    engine + ["OverscrollGraphics", "OverscrollText", "OverscrollMath"],
    portable
  ),
  module("Sources/OverscrollPaths", ["OverscrollGraphics", "OverscrollMath"], portable),
  module("Sources/OverscrollLooks", drawing + ["OverscrollPaths", "OverscrollMath"], portable),
  module(
    "Sources/OverscrollClassics",
    drawing + ["OverscrollLooks", "OverscrollPaths", "OverscrollText"],
    portable
  ),
  // The looks of all modules by their names, for tools, tables and tests; no product has it.
  module(
    "Sources/OverscrollCatalog",
    drawing + ["OverscrollLooks", "OverscrollClassics"],
    portable
  ),
  module("Sources/OverscrollTrace", engine, portable),
  module("Sources/OverscrollAnchor", [], portable),
  module("Sources/OverscrollPaging", engine + ["OverscrollAnchor"], portable),
  module("Sources/OverscrollHosting", forApps, hidesImports),
  module("Sources/OverscrollTesting", ["OverscrollHosting"], hidesImports),
  module("Sources/OverscrollUIKit", forHosts + uiKit, noHost),
  module("Sources/OverscrollPlace", forPlace + uiKit, noHost),
  module(
    "Sources/OverscrollSwiftUI",
    forHosts + ["OverscrollPlace", "OverscrollUIKit"] + uiKit,
    noHost
  ),
  module("Sources/OverscrollGTK", forHosts + gtk, onMainActor),
  // A module of its own, because no other has a resource: the privacy manifest.
  .target(
    name: "OverscrollUserDefaults",
    dependencies: engine,
    resources: [.copy("PrivacyInfo.xcprivacy")]
  ),
  program(
    "Sources/OverscrollTool",
    looks + forApps + ["OverscrollMath", "OverscrollTrace"],
    explicit
  ),
]

let support: Needs = ["OverscrollTestSupport"]
let libraryTests = [
  module("Tests/OverscrollTestSupport", looks + drawing + ["OverscrollMath", "OverscrollTrace"]),
  // Explores every state of the engine; `make explore`.
  program("Tests/Exploration", traced + support),
  // They import the program beside them.
  tests("ExplorationTests", looks + drawing + ["OverscrollTrace"] + support + ["Exploration"]),
  tests("OverscrollMathTests", support + ["OverscrollMath"]),
  tests("OverscrollTests", traced + support),
  tests(
    "SeedSystemTests",
    looks + forApps + ["OverscrollMath", "OverscrollTrace"] + support
  ),
  tests("OverscrollGraphicsTests", support + ["OverscrollGraphics"]),
  tests("OverscrollPathsTests", support + ["OverscrollGraphics", "OverscrollPaths"]),
  tests("DocumentationTests", looks + drawing + support),
  tests("OverscrollTextTests", ["OverscrollText"]),
  tests("OverscrollIndicatorsTests", looks + forApps + support + ["OverscrollMath"]),
  tests("OverscrollTraceTests", traced + support),
  tests(
    "OverscrollHostingTests",
    looks + forHosts + ["OverscrollTesting", "OverscrollTrace"]
  ),
  tests("OverscrollPlaceTests", engine + ["OverscrollHosting", "OverscrollPlace"]),
  tests("OverscrollPagingTests", engine + ["OverscrollPaging"]),
  // They run the binary beside them.
  tests("OverscrollToolTests", looks + forApps + ["OverscrollTool"], noProcesses),
]

/// Tests that run on Apple's UIKit and on the double.
let onUIKit: Needs =
  [
    "OverscrollPlace", "OverscrollTesting", "OverscrollUIKit", "OverscrollUIKitTestSupport",
  ] + looks + uiKit + testing
let uiKitTests = [
  module("Tests/OverscrollUIKitTestSupport", uiKit + testing, onDouble),
  tests("UIKitProbeTests", uiKit + testing, onDouble),
  tests("OverscrollUIKitLogicTests", onUIKit),
]

/// The double, and what can be tested on it alone.
let doubleTargets = [
  module("UIKitDouble/MacTypes", []),
  module("UIKitDouble/UIKit", ["MacTypes"]),
  .target(name: "_Testing_UIKit", path: "UIKitDouble/TestingOverlay"),
  // For Benchmarks/count.py.
  program("UIKitDouble/HostCost", ["OverscrollUIKit"] + looks + uiKit),
  // For Scripts/size.py.
  program("UIKitDouble/SmallApp", ["OverscrollUIKit"] + uiKit),
  program(
    "UIKitDouble/LargeApp",
    [
      "OverscrollClassics", "OverscrollLooks", "OverscrollPaging", "OverscrollPaths",
      "OverscrollPlace", "OverscrollUIKit", "OverscrollUserDefaults",
    ] + uiKit
  ),
  tests("UIKitDoubleTests", uiKit + testing + ["OverscrollUIKitTestSupport"]),
  tests("OverscrollSwiftUITests", onUIKit + ["OverscrollSwiftUI"]),
  // They compile the code of the pages, as in a new project of Xcode 26: a member needs its module's import.
  tests(
    "OverscrollUIKitTests",
    onUIKit + support + ["OverscrollUserDefaults"],
    [.enableUpcomingFeature("MemberImportVisibility")]
  ),
  // Scripts/check-objc.sh compiles what is moved in Objective-C.
  .testTarget(
    name: "MovedAppsTests",
    dependencies: onUIKit + drawing + ["OverscrollUserDefaults"],
    exclude: [
      "Fifty/Before", "Fifty/After/BaseListController.h", "Fifty/After/BaseListController.m",
      "Fifty/After/OrdersController.m",
    ]
  ),
  // The file for apps in Objective-C, without the attributes that Linux lacks.
  .testTarget(
    name: "ObjectiveCTests",
    dependencies: onUIKit + ["OverscrollUserDefaults"],
    path: "Examples/ObjectiveC",
    exclude: ["NewsHeader.h", "NewsHeader.m"]
  ),
  // The example's screens with their tests; the app around them needs SwiftUI.
  .testTarget(
    name: "UIKitNewsTests",
    dependencies: onUIKit + ["OverscrollPaging"],
    path: "Examples/UIKitNews.swiftpm",
    exclude: ["AdditionalInfo.plist", "App", "Package.swift", "README.md"],
    sources: ["News", "Tests"]
  ),
]

/// What the wasm modules of the browser host export.
let forWeb: Needs = ["OverscrollWebEngine", "OverscrollWebDrawing"]
let webModules = [
  module("Web/Sources/CWasmRuntime", []),
  module("Web/Sources/OverscrollWebEngine", engine + ["CWasmRuntime"], portable),
  module("Web/Sources/OverscrollWebDrawing", drawing + ["CWasmRuntime"], portable),
  // The proof that a pull has the same bits natively and in a browser.
  program("Web/Sources/ReplayDigest", looks + drawing + ["CWasmRuntime"], portable),
]
/// What writes their tables and the languages, and tests; runs natively.
let webTools = [
  program(
    "Web/Sources/WriteCodes",
    looks + forApps + forWeb + ["OverscrollTrace"],
    portable
  ),
  program("Web/Sources/WriteLanguages", ["OverscrollText"], portable),
  tests("OverscrollWebDrawingTests", looks + drawing + support + ["OverscrollWebDrawing"]),
]
/// Modules without a `main`, which link as WebAssembly alone.
let wasmProducts = [
  program("Web/Sources/OverscrollWeb", forWeb + forApps, portable),
  program("Web/Sources/OverscrollWebLooks", looks + drawing + ["OverscrollWebDrawing"], portable),
  program("Web/Sources/OverscrollWebSession", ["OverscrollWebEngine"], portable),
]

/// What `make bench` measures; here, so that it may call what is not public.
let counters: Needs = ["CAllocationCounter", "CProcessorTime"]
let benchmarks = [
  module("Benchmarks/Sources/CAllocationCounter", []),
  module("Benchmarks/Sources/CProcessorTime", []),
  program("Benchmarks/Sources/EngineBenchmarks", looks + drawing + counters),
  program("Benchmarks/Sources/EventCost", engine),
  program(
    "Benchmarks/Sources/PathsBenchmarks",
    ["OverscrollGraphics", "OverscrollPaths"]
  ),
]

/// What tests and measures the GTK host; needs the trait GTK and a display.
let onGTK: Needs = ["CGtk", "OverscrollGTK"]
let gtkTests = [
  tests(
    "OverscrollGTKTests",
    onGTK + looks + forHosts + support + ["OverscrollTesting", "OverscrollTrace"],
    onMainActor
  ),
  // A window with a list, which Tests/GTK drives by real touches.
  program("Tests/GTK/GTKTestWindow", onGTK + looks + forApps + ["OverscrollTrace"], onMainActor),
  program("Benchmarks/Sources/GTKFrames", onGTK + ["CProcessorTime"], onMainActor),
  // For Scripts/size.py.
  program("Tests/GTK/SmallGTKApp", onGTK, onMainActor),
]

let groups = [
  "gtk": gtkTests, "development": webModules + webTools + benchmarks,
  "wasm": webModules + wasmProducts,
]
let package = Package(
  name: "overscroll",
  platforms: [.iOS(.v15), .macCatalyst(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8)],
  products: [
    .library(name: "Overscroll", targets: ["Overscroll"]),
    .library(name: "OverscrollGraphics", targets: ["OverscrollGraphics"]),
    .library(name: "OverscrollIndicators", targets: ["OverscrollIndicators"]),
    .library(name: "OverscrollTesting", targets: ["OverscrollTesting"]),
    .library(name: "OverscrollPlace", targets: ["OverscrollPlace"]),
    .library(name: "OverscrollPaths", targets: ["OverscrollPaths"]),
    .library(name: "OverscrollLooks", targets: ["OverscrollLooks"]),
    .library(name: "OverscrollClassics", targets: ["OverscrollClassics"]),
    .library(name: "OverscrollText", targets: ["OverscrollText"]),
    .library(name: "OverscrollTrace", targets: ["OverscrollTrace"]),
    .library(name: "OverscrollPaging", targets: ["OverscrollPaging"]),
    .library(name: "OverscrollUIKit", targets: ["OverscrollUIKit"]),
    .library(name: "OverscrollSwiftUI", targets: ["OverscrollSwiftUI"]),
    .library(name: "OverscrollGTK", targets: ["OverscrollGTK"]),
    .library(name: "OverscrollUserDefaults", targets: ["OverscrollUserDefaults"]),
    .executable(name: "overscroll-tool", targets: ["OverscrollTool"]),
  ],
  traits: [
    .trait(name: "GTK", description: "The host for GTK 4; needs its headers (libgtk-4-dev).")
  ],
  targets: headers + library + libraryTests + (hasUIKit ? uiKitTests : [])
    + (hasDouble ? doubleTargets : []) + purposes.flatMap { groups[String($0)] ?? [] },
  swiftLanguageModes: [.v6]
)

// Any test may import Foundation, which on Apple's systems brings the names of MacTypes.h along.
// With the double every file of the tests sees them without an import, so that the compiler refuses
// what is ambiguous there.
let gtkNames = gtkTests.map(\.name)
for target in package.targets where hasDouble && !gtkNames.contains(target.name) {
  guard target.type == .test || target.path?.hasPrefix("Tests/") == true else { continue }
  target.dependencies.append("MacTypes")
  let flags = ["-Xfrontend", "-import-module", "-Xfrontend", "MacTypes"]
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
}
