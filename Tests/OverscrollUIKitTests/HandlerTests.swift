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
