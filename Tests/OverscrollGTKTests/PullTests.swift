#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollTestSupport
import Testing

extension GTKTests {
  /// What a finger does to a list.
  @Suite struct PullTests {
    // The rubber band of the specification: f(x) = (1 - 1 / (x * 0.55 / d + 1)) * d, d = 400. The finger
    // moves 8 points before a movement has a direction.
    @Test func aPullMovesTheContentAndNotTheScrollBar() throws {
      let (list, _) = TestList.refreshed()
      list.press()
      list.drag(108)
      let expected: Double = (1 - 1 / (100 * 0.55 / 400 + 1)) * 400
      #expect(abs(list.displacement - expected) < 1e-9)
      #expect(list.value == 0)
      let row = try #require(list.row(at: 90))
      #expect(row == ("1", expected.rounded()))
      list.release()
    }

    @Test func releasePastTheTriggerRunsOnce() async {
      let (list, action) = TestList.refreshed()
      list.pull(200)
      await settle()
      #expect(list.controls.refresh?.phase == .running)
      #expect(action.starts == 1)
      list.run(1)
      #expect(list.displacement == 56)
      action.finish()
      await settle()
      #expect(list.controls.refresh?.phase == .finishing(.succeeded))
      list.run(2)
      #expect(list.controls.refresh?.phase == .idle)
      #expect(list.displacement == 0)
      #expect(action.starts == 1)
      #expect(!list.clock.isRunning)
    }

    /// A finger that scrolls back stops between pixels; a row that is cut by one would stay so.
    @Test(arguments: [0.4, 1])
    func aPullFromAPixelBeforeTheEdgeEndsAtTheEdge(_ offset: Double) {
      let (list, _) = TestList.refreshed()
      gtk_adjustment_set_value(list.adjustment, offset)
      list.layOut()
      list.press()
      list.drag(60)
      #expect(list.displacement > 0)
      #expect(list.value == 0)
      list.release()
      list.run(1)
      #expect(list.displacement == 0)
      #expect(list.value == 0)
    }

    @Test func pushingBackPastTheEdgeScrollsOnInOneGesture() {
      let (list, _) = TestList.refreshed()
      list.press()
      list.drag(100)
      #expect(list.displacement > 0)
      list.drag(-100)
      #expect(list.displacement == 0)
      list.drag(-120)
      #expect(list.displacement == 0)
      #expect(list.value == 120)
      list.drag(120)
      #expect(list.value == 0)
      list.drag(50)
      #expect(list.displacement > 0)
      list.release()
    }

    @Test func aThrowAfterPushingBackGoesOnAndStopsUnderAFinger() {
      let (list, _) = TestList.refreshed()
      list.press()
      list.drag(60)
      list.drag(-160)
      let released = list.value
      #expect(released > 50)
      list.release()
      list.run(0.1)
      let later = list.value
      #expect(later > released + 20)
      list.press()
      list.run(0.2)
      #expect(list.value == later)
      list.release()
      #expect(!list.clock.isRunning)
    }

    /// The distance of a speed that falls by e^-4 in a second is a quarter of it: 10 points in 16 ms.
    @Test func aThrowIsAsFarAsGTKs() {
      let (list, _) = TestList.refreshed()
      list.press()
      list.drag(30)
      list.drag(-330)
      let released = list.value
      list.release()
      list.run(3)
      #expect(abs(list.value - released - 10 / 0.016 / 4) < 20)
      #expect(!list.clock.isRunning)
    }

    @Test func aFingerThatWasStillThrowsNothing() {
      let (list, _) = TestList.refreshed()
      list.press()
      list.drag(60)
      list.drag(-160)
      list.run(0.3)
      let released = list.value
      list.release()
      list.run(1)
      #expect(list.value == released)
    }

    @Test func aDragFromTheMiddleReachesTheTopAndPulls() async {
      let (list, action) = TestList.refreshed()
      list.scroll(to: 200)
      list.press()
      list.drag(200)
      #expect(list.displacement == 0)
      #expect(list.value == 0)
      list.drag(200)
      #expect(list.controls.refresh?.phase == .armed)
      list.release()
      list.run(0.1)
      await settle()
      #expect(action.starts == 1)
    }

    @Test func aGestureThatTheSystemCancelsRunsNothing() async {
      let (list, action) = TestList.refreshed()
      list.press()
      list.drag(200)
      list.release(isLetGo: false)
      list.run(1)
      await settle()
      #expect(action.starts == 0)
      #expect(list.displacement == 0)
    }

    @Test func aMovementAcrossTheAxisIsLeftAlone() {
      let (list, _) = TestList.refreshed()
      list.press()
      #expect(list.touch((40, 20)) == .left)
      #expect(list.displacement == 0)
    }

    @Test func aTouchpadPullsAndRuns() async {
      let (list, action) = TestList.refreshed()
      let none = InnerScrollers()
      list.attachment.touchpadBegan()
      for _ in 0..<40 {
        // A unit of a touchpad's surface moves a list by 2.5 points.
        #expect(list.attachment.touchpadMoved(0, -2, GDK_SCROLL_UNIT_SURFACE, over: none))
        list.run(0.016)
      }
      #expect(list.controls.refresh?.phase == .armed)
      list.run(0.3)
      list.attachment.touchpadEnded()
      list.run(0.1)
      await settle()
      #expect(action.starts == 1)
    }

    @Test func aWheelDoesNotPull() {
      let (list, _) = TestList.refreshed()
      // Its notches come without the beginning of a gesture.
      #expect(!list.attachment.touchpadMoved(0, -3, GDK_SCROLL_UNIT_WHEEL, over: InnerScrollers()))
      #expect(list.displacement == 0)
    }

    @Test func aHorizontalListPullsAtItsLeadingSide() async {
      for isRightToLeft in [false, true] {
        let list = TestList(isHorizontal: true, isRightToLeft: isRightToLeft)
        let action = TestAction()
        list.controls.onRefresh(at: .leading) { _ = try await action.perform() }
        list.shown()
        let first = gtk_adjustment_get_upper(list.adjustment) - 300
        if isRightToLeft { #expect(list.value == first) }
        list.press()
        list.drag(200)
        #expect(list.controls.refresh?.phase == .armed)
        #expect((list.viewport.horizontal.position < 0) == isRightToLeft)
        list.run(0.3)
        list.release()
        list.run(0.1)
        await settle()
        #expect(action.starts == 1, "\(isRightToLeft)")
      }
    }
  }
}

extension GTKTests {
  /// Scrolled windows inside of others.
  @Suite struct NestedTests {
    /// A list with a refresh, and one that an app would have in it.
    private func nested() -> (TestList, TestList) {
      let outer = TestList()
      let inner = TestList()
      outer.controls.onRefresh {}
      outer.shown()
      inner.layOut()
      return (outer, inner)
    }

    @Test func aNestedScrollerTakesTheMovementUntilItIsAtItsEdge() {
      let (outer, inner) = nested()
      inner.controls.onRefresh(at: .bottom) {}
      inner.layOut()
      let target = inner.viewport.content
      let scrollers = InnerScrollers(from: target, to: outer.viewport.widget)
      // At its top, where it has no control of its own.
      #expect(!scrollers.canScroll(.vertical, towards: 1))
      #expect(scrollers.canScroll(.vertical, towards: -1))
      inner.value = 100
      #expect(scrollers.canScroll(.vertical, towards: 1))
      #expect(!scrollers.canScroll(.horizontal, towards: 1))
      // At its end its own control takes the pull.
      inner.value = 1e6
      #expect(scrollers.canScroll(.vertical, towards: -1))
    }

    @Test func aPullThatANestedScrollerTakesMovesNothing() {
      let (outer, inner) = nested()
      inner.value = 100
      let scrollers = InnerScrollers(from: inner.scrolled, to: outer.viewport.widget)
      outer.press()
      for travel in stride(from: 10.0, through: 100, by: 10) {
        outer.touch((0, travel), over: scrollers)
      }
      #expect(outer.displacement == 0)
      // It has reached its top in the meantime.
      inner.value = 0
      outer.touch((0, 150), over: scrollers)
      #expect(outer.displacement > 0)
      outer.release()
      #expect(!outer.attachment.list.engine.holdsGesture)
    }

    @Test func aTouchpadThatANestedScrollerTakesMovesNothing() {
      let (outer, inner) = nested()
      inner.value = 100
      let scrollers = InnerScrollers(from: inner.scrolled, to: outer.viewport.widget)
      outer.attachment.touchpadBegan()
      for _ in 0..<5 {
        #expect(!outer.attachment.touchpadMoved(0, -8, GDK_SCROLL_UNIT_SURFACE, over: scrollers))
      }
      #expect(outer.displacement == 0)
      // It has reached its top in the meantime.
      inner.value = 0
      #expect(outer.attachment.touchpadMoved(0, -8, GDK_SCROLL_UNIT_SURFACE, over: scrollers))
      #expect(outer.displacement > 0)
      outer.attachment.touchpadEnded()
      #expect(!outer.attachment.list.engine.holdsGesture)
    }

    @Test func aListWithoutAChildIsHarmless() {
      let scrolled: Widget = gtk_scrolled_window_new()
      g_object_ref_sink(scrolled)
      let clock = TestClock()
      let controls = PullControls(scrolled.opaque) { _ in clock }
      #expect(controls.onRefresh {}.phase == .idle)
      gtk_widget_measure(scrolled, GTK_ORIENTATION_VERTICAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(scrolled, 300, 400, -1, nil)
      // The controls are there when the app gives it a child.
      gtk_scrolled_window_set_child(scrolled.opaque, gtk_label_new("text"))
      #expect(controls.refresh?.style == .arrow)
      g_object_unref(scrolled)
    }

    @Test func twoCallsForOneScrolledWindowFindTheSameControls() {
      let list = TestList()
      list.controls.onRefresh(.ring) {}
      let clock = list.clock
      let again = PullControls(list.scrolled.opaque) { _ in clock }
      #expect(again.refresh?.style == .ring)
      #expect(again.viewport === list.controls.viewport)
    }
  }
}
#endif
