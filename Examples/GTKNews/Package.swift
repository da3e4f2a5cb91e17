// swift-tools-version: 6.2
// A news reader for GTK 4 on Linux. News needs no display; GTKNews is the window.
import PackageDescription

let package = Package(
  name: "GTKNews",
  dependencies: [.package(name: "overscroll", path: "../..", traits: ["GTK"])],
  targets: [
    .systemLibrary(
      name: "CAdwaita",
      pkgConfig: "libadwaita-1",
      providers: [.apt(["libadwaita-1-dev"])]
    ),
    .systemLibrary(
      name: "CNews",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libcurl4-openssl-dev", "libsqlite3-dev", "libxml2-dev"])]
    ),
    .target(name: "News", dependencies: ["CNews"]),
    .executableTarget(
      name: "GTKNews",
      dependencies: [
        "CAdwaita", "News", .product(name: "OverscrollGTK", package: "overscroll"),
        .product(name: "OverscrollTrace", package: "overscroll"),
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(name: "NewsTests", dependencies: ["News"]),
  ],
  swiftLanguageModes: [.v6]
)
