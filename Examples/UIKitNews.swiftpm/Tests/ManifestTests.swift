import Foundation
import Testing

/// Checks the app's manifest, which only Xcode reads.
@Suite struct ManifestTests {
  @Test func anIPhoneMayShowItMoreThanSixtyFramesASecond() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let manifest = try String(
      contentsOf: folder.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    let name = try #require(
      manifest.components(separatedBy: "additionalInfoPlistContentFilePath: \"")
        .dropFirst().first?.components(separatedBy: "\"").first
    )
    let list = try PropertyListSerialization.propertyList(
      from: try Data(contentsOf: folder.appendingPathComponent(name)),
      format: nil
    )
    let info = try #require(list as? [String: Bool])
    #expect(info == ["CADisableMinimumFrameDurationOnPhone": true])
    let target = try #require(manifest.components(separatedBy: ".executableTarget(").last)
    #expect(target.contains("exclude: [\"\(name)\""))
  }
}
