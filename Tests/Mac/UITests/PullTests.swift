#if canImport(UIKit)
import XCTest

/// Pulls and flings the list of the app, for a video and a trace of each.
@MainActor
final class PullTests: XCTestCase {
  /// Starts the app, drags over parts of the list's height, and waits for the trace.
  private func record(
    _ scene: String,
    from start: CGFloat,
    to end: CGFloat,
    velocity: XCUIGestureVelocity,
    holding: TimeInterval = 0
  ) {
    let app = XCUIApplication()
    app.launchArguments = ["-scene", scene]
    app.launch()
    let list = app.tables["list"]
    XCTAssertTrue(list.waitForExistence(timeout: 20))
    let from = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: start))
    let to = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: end))
    from.press(
      forDuration: 0.05,
      thenDragTo: to,
      withVelocity: velocity,
      thenHoldForDuration: holding
    )
    XCTAssertTrue(list.exists, "the pull has dismissed the list")
    XCTAssertTrue(app.staticTexts["recorded"].waitForExistence(timeout: 30))
  }

  /// Insets are written while the content is held, and while it closes.
  func testPlain() { record("plain", from: 0.25, to: 0.75, velocity: .slow, holding: 0.5) }

  /// A pull that is let go while it moves: insets are written in the bounce.
  func testBounce() { record("bounce", from: 0.25, to: 0.75, velocity: .fast) }

  func testDeceleration() { record("deceleration", from: 0.8, to: 0.3, velocity: .fast) }

  func testLargeTitle() { record("large-title", from: 0.35, to: 0.85, velocity: .slow) }

  func testSheet() { record("sheet", from: 0.35, to: 0.85, velocity: .slow) }
}
#endif
