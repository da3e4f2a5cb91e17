// swift-tools-version: 6.2
// An app package: open this folder with Xcode or Swift Playgrounds.
//
// Only these support its product type; elsewhere the package is an executable. Until publication it uses the clone
// that it is in; a release writes the library's address.
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
    .package(name: "overscroll", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "UIKitNews",
      dependencies: [
        .product(name: "OverscrollPaging", package: "overscroll"),
        .product(name: "OverscrollPlace", package: "overscroll"),
        .product(name: "OverscrollUIKit", package: "overscroll"),
      ],
      path: ".",
      exclude: ["AdditionalInfo.plist", "Tests", "README.md"],
      sources: ["App", "News"]
    )
  ],
  swiftLanguageModes: [.v6]
)
