import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Insets that drift or are overwritten, displaced section headers, bars and notches.
@MainActor
@Suite struct InsetProblemTests {
  @Test(arguments: [(64.3, 49.1), (-29.9, 0)] as [(CGFloat, CGFloat)])
  func P01_fiftyRefreshesLeaveTheInsetsAsTheyWere(_ top: CGFloat, _ bottom: CGFloat) {
    ListScene.run(top: top, bottom: bottom) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      for _ in 0..<50 {
        scene.finger.pull(220)
        scene.finger.wait(0.5)
        control.end()
        scene.finger.wait(1)
      }
      #expect(listener.runs.count == 50)
      scene.finger.wait(2)
      scene.expectAtRest(top: top, bottom: bottom)
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

  /// Each of our writes triggers a layout.
  ///
  /// Watched frame by frame, the indicator stays open where it is.
  @Test(arguments: UIKitPolicy.every)
  func P02_anInsetThatIsWrittenInEveryLayoutKeepsTheIndicatorOpen(_ policy: UIKitPolicy) {
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
      let (listener, control) = list.overscroll.addWithListener()
      scene.finger.pull(220)
      scene.finger.wait(1)
      #expect(abs(scene.gap - 156) <= ListScene.pixel)
      scene.watch()
      for _ in 0..<60 {
        list.layouts = 0
        list.setNeedsLayout()
        scene.finger.wait(1.0 / 60)
        #expect(list.layouts <= 6)
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

  /// A sum that was rounded has lost its mark, the app's own inset never has one.
  @Test func P02_aSavedInsetMayBeRoundedIfItIsTheAppsOwn() throws {
    let ways: [(CGFloat) -> CGFloat] = [
      { CGFloat(Float($0)) }, { ($0 * 3).rounded() / 3 },
      { CGFloat(Double(String(format: "%.2f", $0)) ?? 0) },
    ]
    for way in ways {
      ListScene.run(top: 60.123) { scene in
        let (_, control) = scene.list.overscroll.addWithListener()
        scene.finger.pull(220)
        scene.finger.wait(1)
        let saved = way(scene.list.overscroll.contentInset.top)
        scene.list.overscroll.contentInset.top = 336
        scene.finger.wait(0.1)
        scene.list.overscroll.contentInset.top = saved
        control.end()
        scene.finger.wait(3)
        scene.expectAtRest(top: way(60.123))
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
}
