import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

extension ListScene {
  /// Places half a pixel apart are the same, at the two pixels a point of these tests.
  static let pixel: CGFloat = 0.5

  /// How far the content moves in an instant in which no time passes and no finger moves, in points.
  func movement(in body: () -> Void) -> CGFloat {
    let before = list.contentOffset.y
    body()
    return abs(list.contentOffset.y - before)
  }

  /// Lets the handlers go on, in an instant in which nothing may move.
  func answer(_ gate: Gate, sourceLocation: SourceLocation = #_sourceLocation) async {
    let before = list.contentOffset.y
    gate.open()
    await letTasksRun()
    let moved = abs(list.contentOffset.y - before)
    #expect(moved <= Self.pixel, sourceLocation: sourceLocation)
  }

  /// Lifts the finger, in an instant in which nothing may move.
  func letGo(sourceLocation: SourceLocation = #_sourceLocation) async {
    let moved = movement { finger.up() }
    #expect(moved <= Self.pixel, sourceLocation: sourceLocation)
    await letTasksRun()
  }

  /// Checks that nothing of a refresh is left: the app's insets, content at its edge, no motion.
  func expectAtRest(
    top: CGFloat = 0,
    bottom: CGFloat = 0,
    edge: CGFloat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let inset = list.contentInset
    #expect(inset.top == top, sourceLocation: sourceLocation)
    #expect(inset.bottom == bottom, sourceLocation: sourceLocation)
    #expect(abs(gap - (edge ?? top)) <= Self.pixel, sourceLocation: sourceLocation)
    #expect(list.overscroll.refresh?.phase ?? .idle == .idle, sourceLocation: sourceLocation)
    #expect(!world.isMoving, sourceLocation: sourceLocation)
  }
}
