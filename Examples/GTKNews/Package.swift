// swift-tools-version: 6.2
// A news reader for GTK 4 on Linux: its feed and its store, which need no display.
import PackageDescription

let package = Package(
  name: "GTKNews",
  targets: [
    .systemLibrary(
      name: "CSQLite",
      pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]
    ),
    .target(name: "News", dependencies: ["CSQLite"]),
    .testTarget(name: "NewsTests", dependencies: ["News"]),
  ],
  swiftLanguageModes: [.v6]
)
