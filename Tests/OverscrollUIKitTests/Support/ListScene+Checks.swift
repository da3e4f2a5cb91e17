import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

extension ListScene {
  /// Positions within half a pixel are equal, at the two pixels per point of these tests.
  static let pixel: CGFloat = 0.5

  /// The content's movement without time or touch, in points.
  func movement(in body: () -> Void) -> CGFloat {
    let before = list.contentOffset.y
    body()
    return abs(list.contentOffset.y - before)
  }

  /// Resumes the handlers; nothing may move at that moment.
  func answer(_ gate: Gate, sourceLocation: SourceLocation = #_sourceLocation) async {
    let before = list.contentOffset.y
    await gate.letThrough()
    let moved = abs(list.contentOffset.y - before)
    #expect(moved <= Self.pixel, sourceLocation: sourceLocation)
  }

  /// Ends the touch; nothing may move at that moment.
  func letGo(sourceLocation: SourceLocation = #_sourceLocation) async {
    let moved = movement { finger.up() }
    #expect(moved <= Self.pixel, sourceLocation: sourceLocation)
    await letTasksRun()
  }

  /// Checks that a refresh left nothing: the app's insets, content at its edge, no motion.
  func expectAtRest(
    top: CGFloat = 0,
    bottom: CGFloat = 0,
    edge: CGFloat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let inset = list.contentInset
    #expect(inset.top == top, sourceLocation: sourceLocation)
    // A load-more keeps its room at rest.
    let hasRoom = list.overscroll.loadMore != nil
    let isBottom = hasRoom ? inset.bottom.isAbout(bottom) : inset.bottom == bottom
    #expect(isBottom, sourceLocation: sourceLocation)
    #expect(abs(gap - (edge ?? top)) <= Self.pixel, sourceLocation: sourceLocation)
    #expect(list.overscroll.refresh?.phase ?? .idle == .idle, sourceLocation: sourceLocation)
    #expect(!world.isMoving, sourceLocation: sourceLocation)
  }
}
