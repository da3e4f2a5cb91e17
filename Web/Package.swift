// swift-tools-version: 6.2

// The browser host: Swift exports for one wasm module, the page's script in js/, browser tests.
//
// A package of its own, so that the library's manifest says nothing of wasm and nobody who uses
// the library sees this. It uses public API only. Scripts/wasm.sh builds the wasm products;
// WriteCodes and ReplayDigest run natively.

import PackageDescription

/// Settings of every module that is compiled as Embedded Swift.
let portable: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatWarning("EmbeddedRestrictions", as: .error),
]

let engine = Target.Dependency.product(name: "Overscroll", package: "overscroll")
let graphics = Target.Dependency.product(name: "OverscrollGraphics", package: "overscroll")
let indicators = Target.Dependency.product(name: "OverscrollIndicators", package: "overscroll")
let text = Target.Dependency.product(name: "OverscrollText", package: "overscroll")

let package = Package(
  name: "overscroll-web",
  platforms: [.macOS(.v12)],
  products: [
    .executable(name: "OverscrollWeb", targets: ["OverscrollWeb"]),
    .executable(name: "SizeEngine", targets: ["SizeEngine"]),
    .executable(name: "SizeOneLook", targets: ["SizeOneLook"]),
    .executable(name: "WriteCodes", targets: ["WriteCodes"]),
    .executable(name: "ReplayDigest", targets: ["ReplayDigest"]),
  ],
  dependencies: [.package(name: "overscroll", path: "..")],
  targets: [
    // What Swift asks of a C library.
    .target(name: "CWasmRuntime"),
    // The exports, by what they bring into a module.
    .target(
      name: "OverscrollWebEngine",
      dependencies: ["CWasmRuntime", engine],
      swiftSettings: portable
    ),
    .target(
      name: "OverscrollWebText",
      dependencies: ["CWasmRuntime", text],
      swiftSettings: portable
    ),
    .target(
      name: "OverscrollWebDrawing",
      dependencies: ["OverscrollWebEngine", engine, graphics, indicators, text],
      swiftSettings: portable
    ),
    // What ships.
    .executableTarget(
      name: "OverscrollWeb",
      dependencies: [
        "OverscrollWebEngine", "OverscrollWebText", "OverscrollWebDrawing", engine, graphics,
        indicators,
      ],
      swiftSettings: portable
    ),
    // Size probes: the same exports with less behind them. Scripts/size.py measures them.
    .executableTarget(
      name: "SizeEngine",
      dependencies: ["OverscrollWebEngine"],
      swiftSettings: portable
    ),
    .executableTarget(
      name: "SizeOneLook",
      dependencies: [
        "OverscrollWebEngine", "OverscrollWebDrawing", engine, indicators, text,
      ],
      swiftSettings: portable
    ),
    // The proof that a pull has the same bits natively and in a browser; built for both.
    .executableTarget(
      name: "ReplayDigest",
      dependencies: ["CWasmRuntime", engine, graphics, indicators],
      swiftSettings: portable
    ),
    // Prints js/codes.js from the enums; runs natively.
    .executableTarget(
      name: "WriteCodes",
      dependencies: ["OverscrollWebEngine", engine, graphics, indicators, text],
      swiftSettings: portable
    ),
  ],
  swiftLanguageModes: [.v6]
)
