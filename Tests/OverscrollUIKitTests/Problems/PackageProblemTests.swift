import Foundation
import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Threads, packaging, and users who do not see the list.
@MainActor
@Suite struct PackageProblemTests {
  /// MJRefresh 1604, 1530, ES 28, 59, 79, 92, KafkaRefresh 56, and D11: images and privacy
  /// manifests in bundles that are missing or duplicated.
  ///
  /// Only the store's target may have a resource. This test reads the manifest and uses no UIKit,
  /// so it does not vary policies.
  @Test func P25_onlyTheStoreHasAResource() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"),
      encoding: .utf8
    )
    let targets = manifest.components(separatedBy: "target(")
    let withResources = targets.filter { $0.contains("resources:") }
    #expect(withResources.count == 1)
    #expect(withResources.allSatisfy { $0.contains("\"OverscrollUserDefaults\"") })
    #expect(!manifest.contains("plugins:"))
  }
}
