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
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    .target(name: "News", dependencies: ["CSQLite"]),
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
