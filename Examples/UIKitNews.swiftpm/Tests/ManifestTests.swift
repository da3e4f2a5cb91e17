import Foundation
import Testing

/// Checks the app's manifest, which only Xcode reads.
@MainActor
@Suite struct ManifestTests {
  private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private let manifest: String

  init() throws {
    let file = folder.appendingPathComponent("Package.swift")
    manifest = try String(contentsOf: file, encoding: .utf8)
  }

  /// A release replaces the path by the line of the first page.
  @Test func itDependsOnTheCloneThatItIsInOrOnThePublishedPackage() throws {
    let page = folder.appendingPathComponent("../../README.md")
    let line = try #require(
      String(contentsOf: page, encoding: .utf8).split(separator: "\n")
        .first { $0.hasPrefix(".package(url:") }
    )
    let lines = manifest.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let used = lines.filter { $0.hasPrefix(".package(") }.map(String.init)
    let clone = ".package(name: \"overscroll\", path: \"../..\")"
    #expect(used == [clone] || used == [String(line.dropLast())])
  }

  @Test func anIPhoneMayShowItMoreThanSixtyFramesASecondAndRestoreTheTable() throws {
    let name = try #require(
      manifest.components(separatedBy: "additionalInfoPlistContentFilePath: \"")
        .dropFirst().first?.components(separatedBy: "\"").first
    )
    let list = try PropertyListSerialization.propertyList(
      from: try Data(contentsOf: folder.appendingPathComponent(name)),
      format: nil
    )
    let info = try #require(list as? [String: Any])
    #expect(info["CADisableMinimumFrameDurationOnPhone"] as? Bool == true)
    #expect(info["NSUserActivityTypes"] as? [String] == [TableScreen.activityType])
    #expect(info.count == 2)
    let target = try #require(manifest.components(separatedBy: ".executableTarget(").last)
    #expect(target.contains("exclude: [\"\(name)\""))
  }
}
