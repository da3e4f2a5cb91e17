#if canImport(UIKit)
import OverscrollUIKit
import Testing
import UIKit

@Suite struct ExportsTests {
  @Test func oneImportBringsTheEngine() {
    #expect(Edge.start != Edge.end)
  }
}
#endif
