// swift-tools-version: 6.2
// An app package: open this folder with Xcode or Swift Playgrounds.
//
// Only these support its product type; elsewhere the package is an executable. README.md says how to
// use it with a clone of the library.
import PackageDescription

var products: [Product] = []

#if canImport(AppleProductTypes)
import AppleProductTypes

products = [
  .iOSApplication(
    name: "UIKitNews",
    targets: ["UIKitNews"],
    bundleIdentifier: "example.overscroll.UIKitNews",
    displayVersion: "1.0",
    bundleVersion: "1",
    appIcon: .placeholder(icon: .paper),
    accentColor: .presetColor(.orange),
    supportedDeviceFamilies: [.pad, .phone],
    supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight],
    additionalInfoPlistContentFilePath: "AdditionalInfo.plist"
  )
]
#endif

let package = Package(
  name: "UIKitNews",
  platforms: [.iOS(.v15)],
  products: products,
  dependencies: [
    .package(url: "https://github.com/OWNER/overscroll", from: "1.0.0")
    // .package(path: "../overscroll")
  ],
  targets: [
    .executableTarget(
      name: "UIKitNews",
      dependencies: [
        .product(name: "OverscrollPaging", package: "overscroll"),
        .product(name: "OverscrollUIKit", package: "overscroll"),
      ],
      path: ".",
      exclude: ["AdditionalInfo.plist", "Tests", "README.md"],
      sources: ["App", "News"]
    )
  ],
  swiftLanguageModes: [.v6]
)
