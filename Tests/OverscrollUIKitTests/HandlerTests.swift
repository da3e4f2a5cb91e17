import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Handlers in two steps, whose types the compiler infers.
@MainActor
@Suite struct HandlerTests {
  @MainActor private final class Feed {
    var pages = 0
  }

  /// A refresh at 0 and a load-more at the end, 1,360: fetched once the pull arms, shown when the finger lets go.
  @Test(arguments: [
    (PullStyle.ring, 0, Outcome.succeeded), (.ring.loadMore, 1_360, .exhausted),
  ])
  func aHandlerInTwoStepsFetchesUnderTheFinger(
    _ style: PullStyle,
    _ offset: CGFloat,
    _ outcome: Outcome
  ) async {
    await ListScene.run(content: 2_000) { scene in
      let feed = Feed()
      var style = style
      if style.behavior.role == .loadMore { style.behavior = .backLoadMore }
      style.behavior.prefetch = .whenArmed
      var shown: [Int] = []
      let control =
        style.behavior.role == .refresh
        ? scene.list.overscroll.onRefresh(style, for: feed) {
          $0.pages += 1
          return [1, 2]
        } show: {
          shown += $0.pages == 1 ? $1 : []
        }
        : scene.list.overscroll.onLoadMore(style, for: feed) {
          $0.pages += 1
          return [1, 2]
        } show: { feed, rows in
          shown += feed.pages == 1 ? rows : []
          return .exhausted
        }
      let listener = Listener()
      control.delegate = listener
      scene.finger.scroll(to: offset, animated: false)
      scene.finger.down()
      scene.finger.drag(offset == 0 ? 250 : -250, over: 0.4)
      await letTasksRun()
      #expect(feed.pages == 1 && shown == [] && !control.isRunning)
      scene.finger.up()
      await letTasksRun()
      scene.finger.wait(1)
      #expect(shown == [1, 2] && listener.phases.contains(.finishing(outcome)))
    }
  }
}
