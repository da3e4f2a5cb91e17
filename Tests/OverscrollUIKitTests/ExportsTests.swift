#if canImport(UIKit)
import OverscrollUIKit
import Testing
import UIKit

@Suite struct ExportsTests {
  @Test func oneImportBringsTheEngine() {
    #expect(Edge.start != Edge.end)
  }

  /// `Style` alone is ambiguous as a type, because UIKit brings MacTypes along; as an expression not.
  @Test func theTypeOfAStyleCanBeWrittenBesideUIKit() {
    let style: PullStyle = Style(.ring, role: .loadMore)
    #expect(style.behavior.role == .loadMore)
    #expect(style != Style.ring)
  }
}
#endif
