#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import Testing

extension GTKTests {
  /// Scrolled windows inside of others.
  @Suite struct NestedTests {
    @Test func aNestedScrollerTakesTheMovementUntilItIsAtItsEdge() {
      let outer = TestList()
      let inner = TestList()
      outer.controls.onRefresh {}
      outer.shown()
      inner.layOut()
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
      let outer = TestList()
      let inner = TestList()
      outer.controls.onRefresh {}
      outer.shown()
      inner.layOut()
      inner.value = 100
      let scrollers = InnerScrollers(from: inner.scrolled, to: outer.viewport.widget)
      outer.press()
      for travel in stride(from: 10.0, through: 100, by: 10) {
        _ = outer.attachment.contactMoved(
          (0, travel),
          over: scrollers,
          threshold: 8,
          isMouse: false,
          isTaken: false
        )
      }
      #expect(outer.displacement == 0)
      // It has reached its top in the meantime.
      inner.value = 0
      _ = outer.attachment.contactMoved(
        (0, 150),
        over: scrollers,
        threshold: 8,
        isMouse: false,
        isTaken: false
      )
      #expect(outer.displacement > 0)
      outer.release()
      #expect(!outer.attachment.list.engine.holdsGesture)
    }

    @Test func aTouchpadThatANestedScrollerTakesMovesNothing() {
      let outer = TestList()
      let inner = TestList()
      outer.controls.onRefresh {}
      outer.shown()
      inner.layOut()
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
