import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Insets that drift or are overwritten, displaced section headers, bars and notches.
@MainActor
@Suite struct InsetProblemTests {
  @Test func P01_fiftyRefreshesLeaveTheInsetsAsTheyWere() {
    ListScene.run(top: 64.3, bottom: 49.1) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      for _ in 0..<50 {
        scene.finger.pull(220)
        scene.finger.wait(0.5)
        control.end()
        scene.finger.wait(1)
      }
      #expect(listener.runs.count == 50)
      scene.finger.wait(2)
      scene.expectAtRest(top: 64.3, bottom: 49.1)
    }
  }

  /// MJRefresh 711, 433, 1150: insets set by the app during a refresh are lost at its end.
  ///
  /// Here the app reserves space for a bar and for the keyboard, during the opening and while open.
  @Test(arguments: UIKitPolicy.every, [0.05, 1])
  func P02_insetsThatTheAppSetsDuringARefreshStay(_ policy: UIKitPolicy, _ seconds: Double) async {
    await ListScene.run(policy: policy, top: 20) { scene in
      let gate = scene.list.overscroll.onGatedRefresh().gate
      await scene.pull()
      scene.finger.wait(seconds)
      scene.list.contentInset.top += 36
      scene.list.contentInset.bottom = 336
      scene.finger.wait(0.5)
      await scene.answer(gate)
      scene.finger.wait(3)
      scene.expectAtRest(top: 56, bottom: 336)
    }
  }

  /// An app that writes its inset in every layout repeats the same value during a run.
  ///
  /// The value is in force at the end, and the indicator stays open meanwhile.
  @Test(arguments: UIKitPolicy.every, [0.05, 1])
  func P02_theAppsOwnNumberIsWrittenAgain(_ policy: UIKitPolicy, _ seconds: Double) {
    ListScene.run(policy: policy, top: 100, bottom: 60) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      scene.finger.pull(220)
      scene.finger.wait(seconds)
      scene.list.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 60, right: 0)
      scene.finger.wait(1)
      #expect(scene.list.contentInset.top.isAbout(156))
      #expect(abs(scene.gap - 156) <= ListScene.pixel)
      control.end()
      scene.finger.wait(3)
      scene.expectAtRest(top: 100, bottom: 60)
      #expect(listener.runs.count == 1)
    }
  }

  /// A bar that changes its height with a rotation, and an app that sets its height.
  @Test(arguments: UIKitPolicy.every, [CGFloat(80), 120, 0])
  func P02_anotherNumberOfTheAppsIsWritten(_ policy: UIKitPolicy, _ number: CGFloat) {
    ListScene.run(policy: policy, top: 100) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      scene.finger.pull(220)
      scene.finger.wait(1)
      scene.list.contentInset.top = number
      scene.finger.wait(0.5)
      // Nothing has moved the content, which the share follows: 156 points past the edge.
      #expect(scene.list.contentInset.top.isAbout(min(number + 56, 156)))
      control.end()
      scene.finger.wait(3)
      #expect(scene.list.contentInset.top == number)
      #expect(listener.runs.count == 1)
    }
  }

  /// A banner that appears and disappears during a run, added and subtracted.
  @Test(arguments: UIKitPolicy.every)
  func P02_whatTheAppAddsItMaySubtractAgain(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy, top: 64.3) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      scene.finger.pull(220)
      scene.finger.wait(1)
      scene.list.contentInset.top += 44.7
      scene.finger.wait(0.2)
      scene.list.contentInset.top -= 44.7
      scene.finger.wait(0.2)
      control.end()
      scene.finger.wait(3)
      scene.expectAtRest(top: 64.3)
      #expect(listener.runs.count == 1)
    }
  }

  /// Two writes in a row: the second begins where the first has ended.
  @Test(arguments: UIKitPolicy.every)
  func P02_anAbsoluteNumberAndAChangeInOneTurn(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy, top: 100) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      control.begin()
      scene.finger.wait(1)
      // Inside the content UIKit does not change the offset, and observers are not called.
      scene.finger.scroll(to: 300, animated: false)
      scene.list.contentInset.top = 100
      scene.list.contentInset.top += 36
      scene.finger.wait(0.2)
      control.end()
      scene.finger.wait(3)
      #expect(scene.list.contentInset.top == 136)
      #expect(scene.gap == -300)
      #expect(listener.runs.count == 1)
    }
  }

  /// Nothing scrolls meanwhile: the share is back in the same turn, before the frame is drawn.
  @Test(arguments: UIKitPolicy.every)
  func P02_aReplacedShareComesBackWithoutAScroll(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onLoadMore { .succeeded }
      scene.finger.wait(1)
      #expect(scene.list.contentInset.bottom.isAbout(44))
      scene.list.contentInset.bottom = 16
      scene.world.layOutWindows()
      #expect(scene.list.contentInset.bottom.isAbout(60))
      scene.list.overscroll.removeAll()
      #expect(scene.list.contentInset.bottom == 16)
    }
  }

  /// A list whose layout writes its inset: each of our writes triggers a layout.
  @Test(arguments: UIKitPolicy.every)
  func P02_anInsetThatIsWrittenInEveryLayoutIsNoLoop(_ policy: UIKitPolicy) {
    final class List: UIScrollView {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        contentInset.top = 100
      }
    }
    UIKitWorld.run(policy: policy) { world in
      let list = List()
      let scene = ListScene(world, list: list, top: 100)
      let listener = Listener()
      let control = list.overscroll.add(.arrow, delegate: listener)
      scene.finger.pull(220)
      scene.finger.wait(1)
      let before = list.layouts
      list.setNeedsLayout()
      world.step()
      #expect(list.layouts - before <= 6)
      control.end()
      scene.finger.wait(3)
      #expect(list.contentInset.top == 100)
      #expect(control.phase == .idle)
      #expect(listener.runs.count == 1)
    }
  }

  /// The same list, watched frame by frame: the indicator stays open where it is.
  @Test(arguments: UIKitPolicy.every)
  func P02_anInsetThatIsWrittenInEveryLayoutKeepsTheIndicatorOpen(_ policy: UIKitPolicy) {
    final class List: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        contentInset.top = 100
      }
    }
    UIKitWorld.run(policy: policy) { world in
      let list = List()
      let scene = ListScene(world, list: list, top: 100)
      let (listener, control) = list.overscroll.addWithListener()
      scene.finger.pull(220)
      scene.finger.wait(1)
      #expect(abs(scene.gap - 156) <= ListScene.pixel)
      scene.watch()
      for _ in 0..<60 {
        list.setNeedsLayout()
        scene.finger.wait(1.0 / 60)
      }
      #expect(abs(scene.gap - 156) <= ListScene.pixel)
      #expect(scene.largestStep <= ListScene.pixel)
      control.end()
      scene.finger.wait(3)
      scene.expectAtRest(top: 100)
      #expect(listener.runs.count == 1)
    }
  }

  /// Everyday code of an app: a tab bar, a bar that appears or grows, by its own numbers alone.
  @Test(
    arguments: UIKitPolicy.every,
    [(0, 83), (0, 88), (20, 64), (64, 96), (44, 0), (100.3, 140.7), (47, 97.666_666_666_666_67)]
      as [(CGFloat, CGFloat)]
  )
  func P02_anyNumberOfTheAppsIsNotTakenForASum(
    _ policy: UIKitPolicy,
    _ numbers: (CGFloat, CGFloat)
  ) {
    ListScene.run(policy: policy, top: numbers.0, bottom: numbers.0) { scene in
      scene.list.overscroll.onLoadMore { .succeeded }
      scene.list.overscroll.add(.arrow).begin()
      scene.finger.wait(1)
      scene.list.contentInset.top = numbers.1
      scene.list.contentInset.bottom = numbers.1
      scene.finger.wait(0.5)
      #expect(scene.list.contentInset.bottom.isAbout(numbers.1 + 44))
      scene.list.overscroll.removeAll()
      scene.finger.wait(3)
      #expect(scene.list.contentInset.top == numbers.1)
      #expect(scene.list.contentInset.bottom == numbers.1)
    }
  }

  /// IQKeyboardManager saves the inset when the keyboard comes and sets it again when it goes.
  @Test(arguments: UIKitPolicy.every, [false, true])
  func P02_anInsetSavedDuringARefreshBringsNoShareBack(_ policy: UIKitPolicy, isRunning: Bool) {
    ListScene.run(policy: policy, top: 60, bottom: 34) { scene in
      let (_, control) = scene.list.overscroll.addWithListener()
      for _ in 0..<4 {
        scene.finger.pull(220)
        scene.finger.wait(1)
        let saved = scene.list.contentInset
        scene.list.contentInset.bottom = 336
        control.end()
        scene.finger.wait(2)
        if isRunning {
          control.begin()
          scene.finger.wait(1)
        }
        scene.list.contentInset = saved
        scene.finger.wait(0.1)
        control.end()
        scene.finger.wait(3)
        scene.expectAtRest(top: 60, bottom: 34)
      }
    }
  }

  /// "Scroll to the newest message if the list is at its end", as apps write it.
  @Test(arguments: UIKitPolicy.every)
  func P02_contentAtItsEdgesIsThereInTheTestsOfApps(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy, content: 2_000, bottom: 34) { scene in
      let list = scene.list
      let (listener, control) = list.overscroll.addWithListener()
      list.overscroll.add(.arrow.loadMore)
      var maximum: CGFloat {
        list.contentSize.height + list.contentInset.bottom - list.bounds.height
      }
      #expect(list.contentOffset.y <= -list.contentInset.top)
      scene.finger.scroll(to: maximum, animated: false)
      scene.finger.wait(1)
      #expect(list.contentOffset.y >= maximum)
      scene.finger.scroll(to: 0, animated: false)
      control.begin()
      scene.finger.wait(1)
      #expect(listener.runs.count == 1)
      #expect(list.contentOffset.y <= -list.contentInset.top)
    }
  }

  /// MJRefresh 916: a footer adds 44, the app then sets 40, hiding the footer leaves -4.
  @Test(arguments: UIKitPolicy.every)
  func P02_aFooterThatGoesTakesOnlyItsOwn(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      let control = scene.list.overscroll.onLoadMore { .succeeded }
      #expect(scene.list.contentInset.bottom.isAbout(44))
      scene.list.contentInset.bottom = 40
      scene.finger.wait(0.1)
      scene.finger.scroll(to: 500, animated: false)
      control.isHidden = true
      #expect(scene.list.contentInset.bottom == 40)
      control.isHidden = false
      #expect(scene.list.contentInset.bottom.isAbout(84))
      control.remove()
      #expect(scene.list.contentInset.bottom == 40)
    }
  }

  /// MJRefresh 374, 1627, ES 53: section headers stick at the inset, so a held inset leaves a gap
  /// above them when the user scrolls.
  ///
  /// A header must be at the content or at the bar, with the behavior that a refresh has by default.
  @Test(arguments: UIKitPolicy.every)
  func P07_sectionHeadersStayAtTheVisibleEdge(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let rows = Rows(sections: [40, 40])
      let table = rows.table()
      let scene = ListScene(world, list: table, top: 88)
      rows.fill(table)
      let gate = table.overscroll.onGatedRefresh().gate
      table.overscroll.refresh?.begin()
      await letTasksRun()
      scene.finger.wait(1)
      #expect(abs(scene.gap - 88 - 56) <= ListScene.pixel)
      scene.finger.down()
      for _ in 0..<30 {
        scene.finger.drag(-10, over: 1.0 / 60)
        let header = table.rectForHeader(inSection: 0).minY - table.contentOffset.y
        #expect(abs(header - max(88, scene.gap)) <= 1)
      }
      let place = table.contentOffset.y
      await scene.answer(gate)
      #expect(table.contentOffset.y == place)
      scene.finger.hold(0.2)
      scene.finger.up()
      scene.finger.wait(3)
      #expect(table.contentInset.top == 88)
    }
  }

  /// MJRefresh 1220, 974, CRRefresh 21, SwiftPullToRefresh 34: the safe area is ignored, or added
  /// twice.
  ///
  /// At rest under a bar the pull is 0; the open indicator is directly below the bar.
  @Test(arguments: UIKitPolicy.every)
  func P22_theSafeAreaCountsOnce(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      scene.list.contentInsetAdjustmentBehavior = .always
      scene.window.safeArea = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      scene.finger.scroll(to: -59, animated: false)
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.wait(0.1)
      #expect(control.progress?.overscroll == 0)
      scene.finger.down()
      scene.finger.drag(40, over: 0.2)
      #expect(control.phase == .pulling)
      scene.finger.drag(200, over: 0.3)
      #expect(control.phase == .armed)
      await scene.letGo()
      scene.finger.wait(1)
      #expect(abs(scene.gap - 59 - 56) <= ListScene.pixel)
      #expect(scene.list.contentInset.top.isAbout(56))
      await scene.answer(gate)
      scene.finger.wait(3)
      scene.expectAtRest(edge: 59)
    }
  }

  /// D9, PullToRefreshKit, ES, CRRefresh: the raw inset is compared, so a list at rest under a bar
  /// counts as pulled past the threshold, and the first touch refreshes.
  @Test(arguments: UIKitPolicy.every)
  func D09_aTouchUnderABarRefreshesNothing(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      scene.list.contentInsetAdjustmentBehavior = .always
      scene.window.safeArea.top = 140
      scene.finger.scroll(to: -140, animated: false)
      let gate = scene.list.overscroll.onGatedRefresh().gate
      await scene.pull(10)
      scene.finger.wait(1)
      #expect(gate.arrivals == 0)
      scene.expectAtRest(edge: 140)
    }
  }
}
