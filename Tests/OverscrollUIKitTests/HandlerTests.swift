import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Typical handlers: the compiler infers their types, and the outcome is used.
@MainActor
@Suite struct HandlerTests {
  @MainActor
  private struct Failure: Error {}

  @MainActor private final class Feed {
    var pages = 0
    func load() async throws -> [Int] { [1, 2, 3] }
    func next() async throws -> Bool {
      pages += 1
      return pages < 2
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func everyShapeOfHandlerSaysHowItWent(_ policy: UIKitPolicy) async {
    let feed = Feed()
    await expect(.succeeded, policy) { $0.onRefresh {} }
    await expect(.succeeded, policy) { $0.onRefresh { feed.pages += 1 } }
    await expect(.succeeded, policy) { $0.onRefresh { _ = try await feed.load() } }
    await expect(.succeeded, policy) {
      $0.onRefresh {
        let rows = try await feed.load()
        feed.pages += rows.count
      }
    }
    await expect(.failed, policy) { $0.onRefresh { throw Failure() } }
    await expect(.cancelled, policy) { $0.onRefresh { throw CancellationError() } }
    await expect(.succeeded, policy) { $0.onRefresh(for: feed) { feed in feed.pages = 0 } }
    await expect(.succeeded, policy) {
      $0.onRefresh(for: feed) { feed in
        let rows = try await feed.load()
        feed.pages -= rows.count
      }
    }
    await expect(.failed, policy) { $0.onLoadMore { .failed } }
    await expect(.failed, policy) { $0.onLoadMore { throw Failure() } }
    await expect(.exhausted, policy) {
      $0.onLoadMore {
        feed.pages = 0
        return .exhausted
      }
    }
    await expect(.failed, policy) {
      $0.onLoadMore(for: feed) { feed in
        let rows = try await feed.load()
        return rows.isEmpty ? .succeeded : .failed
      }
    }
    await expect(.succeeded, policy) {
      $0.onLoadMore(for: feed) { try await $0.next() ? .succeeded : .exhausted }
    }
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

  private func expect(
    _ outcome: Outcome,
    _ policy: UIKitPolicy,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ add: @MainActor (PullControls) -> PullControl
  ) async {
    await ListScene.run(policy: policy) { scene in
      let listener = Listener()
      let control = add(scene.list.overscroll)
      control.delegate = listener
      control.begin()
      await letTasksRun()
      scene.finger.wait(1)
      #expect(listener.phases.contains(.finishing(outcome)), sourceLocation: sourceLocation)
    }
  }
}
