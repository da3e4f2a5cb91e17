import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// What UIKit leaves open matters to a list, not to what we add to it: in each frame the difference from a list
/// without us is the same under all answers, within a pixel.
@MainActor
@Suite struct IndifferenceTests {
  /// What a user and an app do to a list, which refreshes where we are in it.
  enum Scene: String, CaseIterable, Sendable {
    case refresh, refreshUnderABar, heldAndGivenUp, refreshByTheApp, loadMore, trackpad
    case insetOfTheApp, barThatGrows, keyboard, growth, shrinking, scrollDuringARun, scrollingOff,
      size, short
    case equalValues, boundsOfTheApp, targetOfTheApp, offsetOfTheApp, rowsThatGrow,
      reloadThatScrolls
  }

  @Test(arguments: Scene.allCases)
  func whatWeAddIsTheSameUnderAllAnswers(_ scene: Scene) {
    let usual = (
      ours: offsets(scene, UIKitPolicy(), true), without: offsets(scene, UIKitPolicy(), false)
    )
    for question in UIKitPolicy.questions {
      for answer in 0..<question.answerCount {
        var policy = UIKitPolicy()
        question.give(answer, to: &policy)
        if policy == UIKitPolicy() { continue }
        let (ours, without) = (offsets(scene, policy, true), offsets(scene, policy, false))
        #expect(ours.count == usual.ours.count)
        let apart = ours.indices.map { frame in
          abs(ours[frame] - without[frame] - (usual.ours[frame] - usual.without[frame]))
        }
        let worst = apart.max() ?? 0
        #expect(
          worst <= ListScene.pixel || isTheSame(ours, usual.ours, apart, scene, question.name),
          "\(policy): \(worst) points in frame \(apart.firstIndex(of: worst) ?? 0)"
        )
      }
    }
  }

  /// The cases in which the list without us depends on the answer in another way than ours.
  private func isTheSame(
    _ ours: [CGFloat],
    _ other: [CGFloat],
    _ apart: [CGFloat],
    _ scene: Scene,
    _ name: String
  ) -> Bool {
    switch (name, scene) {
    // Only the list without us depends on it. We give back what UIKit takes from a pull, make short content
    // bounce, and hold a run open.
    case ("contentSizeClamps", .growth), ("insetsCountAsContent", .short),
      ("honorsTargetWhileOverscrolled", .targetOfTheApp):
      zip(ours, other).allSatisfy { abs($0 - $1) <= ListScene.pixel }
    // UIKit alone leaves the content under a larger inset, or not. A run ends at its edge.
    case ("insetAtRest", .insetOfTheApp), ("safeAreaAtRest", .barThatGrows): ours.last == other.last
    // The run ends less than a frame earlier.
    case ("insetWriteReportsScroll", .insetOfTheApp):
      ours.indices.dropFirst().dropLast().allSatisfy { frame in
        let near = other[frame - 1...frame + 1]
        return (near.min() ?? 0) - ListScene.pixel <= ours[frame]
          && ours[frame] <= (near.max() ?? 0) + ListScene.pixel
      }
    // Where UIKit clamps, the end has moved by our room, of 44 points.
    case ("contentShrinkClamps", .shrinking), ("resizeClamps", .size):
      apart.allSatisfy { min($0, abs($0 - 44)) <= ListScene.pixel }
    default: false
    }
  }

  /// The offset in each frame.
  private func offsets(_ scene: Scene, _ policy: UIKitPolicy, _ isOurs: Bool) -> [CGFloat] {
    UIKitWorld.run(policy: policy) { world in
      let table = ReloadingTable(frame: .zero, style: .plain)
      let hasRows = scene == .rowsThatGrow || scene == .reloadThatScrolls
      let view = hasRows ? table : UIScrollView()
      let length: CGFloat = scene == .short ? 400 : 2_000
      let list = ListScene(world, list: view, content: length, top: 20, bottom: 34)
      let rows = Rows(sections: [60], height: nil)
      if hasRows {
        table.estimatedRowHeight = 50
        rows.fill(table)
      }
      if isOurs {
        view.overscroll.add(.arrow).onBegin = { _ in }
        if [.loadMore, .shrinking, .size].contains(scene) {
          view.overscroll.onLoadMore { .succeeded }
        }
      }
      let target = Target()
      if scene == .targetOfTheApp { view.delegate = target }
      list.finger.wait(0.1)
      var offsets: [CGFloat] = []
      list.finger.afterFrame = { offsets.append(view.contentOffset.y) }
      play(scene, in: list)
      return offsets
    }
  }

  private func play(_ scene: Scene, in list: ListScene) {
    let (finger, view) = (list.finger, list.list)
    switch scene {
    case .refresh, .targetOfTheApp: finger.pull(220)
    case .refreshUnderABar:
      view.contentInsetAdjustmentBehavior = .always
      list.window.safeArea.top = 47
      finger.scroll(to: -67, animated: false)
      finger.pull(220)
    case .heldAndGivenUp:
      finger.down()
      finger.drag(220, over: 0.4)
      finger.hold(0.5)
      finger.drag(-200, over: 0.4)
      finger.up()
    case .refreshByTheApp: view.overscroll.refresh?.begin()
    case .loadMore:
      finger.scroll(to: 1_000, animated: false)
      finger.pull(-300, over: 0.1)
    case .trackpad:
      finger.kind = .trackpad
      finger.pull(220)
    case .insetOfTheApp:
      finger.pull(220)
      finger.wait(1)
      view.contentInset.top += 36
    case .barThatGrows:
      view.contentInsetAdjustmentBehavior = .always
      list.window.safeArea.top = 47
      finger.scroll(to: -67, animated: false)
      finger.pull(220)
      finger.wait(1)
      list.window.safeArea.top = 91
    case .keyboard:
      finger.pull(220)
      finger.wait(1)
      view.contentInset.bottom = 336
    case .growth:
      finger.down()
      finger.drag(220, over: 0.4)
      view.contentSize.height += 400
      finger.up()
    case .shrinking:
      finger.scroll(to: 1_000, animated: false)
      finger.wait(0.5)
      view.contentSize.height -= 700
    case .scrollDuringARun:
      finger.pull(220)
      finger.wait(1)
      finger.pull(-400, over: 0.1)
    case .scrollingOff:
      finger.pull(220)
      finger.wait(0.1)
      view.isScrollEnabled = false
    case .size:
      finger.scroll(to: 1_394, animated: false)
      finger.wait(0.5)
      view.frame.size.height += 100
    case .short:
      view.contentInset.bottom = 336
      finger.pull(-60)
      finger.wait(1)
      finger.pull(220)
    case .equalValues:
      finger.pull(220)
      finger.wait(0.1)
      view.contentInset = view.contentInset
      view.contentSize = view.contentSize
    case .boundsOfTheApp:
      finger.pull(220)
      finger.wait(1)
      view.bounds.origin.y = 300
    case .offsetOfTheApp:
      finger.pull(220)
      finger.wait(1)
      finger.pull(-400, over: 0.1)
      finger.wait(0.1)
      view.contentOffset.y = 500
    case .rowsThatGrow:
      finger.pull(220)
      finger.wait(1)
      finger.pull(-400, over: 0.1)
      finger.wait(1)
      finger.pull(200, over: 0.1)
    case .reloadThatScrolls:
      finger.pull(220)
      finger.wait(1)
      finger.pull(-400, over: 0.1)
      finger.wait(1)
      (view as? ReloadingTable)?.reload()
    }
    finger.wait(2)
    view.overscroll.refresh?.end()
    finger.wait(2)
  }
}

/// A table that scrolls by itself when it is reloaded, as reported of iPadOS 26 (Apple's forum, thread 802096).
private final class ReloadingTable: UITableView {
  func reload() {
    reloadData()
    bounds.origin.y += 90
  }
}

/// An app that stops each release somewhere else.
private final class Target: NSObject, UIScrollViewDelegate {
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.y = 120
  }
}
