#if GTK
import CGtk
import Foundation
import Overscroll
import OverscrollGTK
import OverscrollGraphics
import OverscrollIndicators
import Testing

extension GTKTests {
  /// Parameters of a behavior that change the feel of a pull and the place of its indicator.
  ///
  /// The list is 400 points long. A drag of 92 points counts 84 on the rubber band of `Resistance`:
  /// f(x) = (1 - 1 / (x * c / d + 1)) * d with c = 0.55 and d = 400.
  @Suite struct BehaviorTests {
    private func band(_ travel: Double, _ slope: Double, _ length: Double) -> Double {
      (1 - 1 / (travel * slope / length + 1)) * length
    }

    private func ring(_ change: (inout Behavior) -> Void) -> PullStyle {
      var style = PullStyle.ring
      change(&style.behavior)
      return style
    }

    /// Draws nothing but a line, and keeps the input.
    private final class Record {
      var input: IndicatorInput?
    }

    private struct Recorder: PullIndicator {
      let record: Record

      nonisolated func draw(_ input: IndicatorInput, into list: inout DisplayList) {
        MainActor.assumeIsolated { record.input = input }
        list.beginPath()
        list.move(to: Point(0, 0))
        list.line(to: Point(10, 0))
        list.stroke(.accent, StrokeStyle(width: 1))
      }
    }

    /// What is painted now: where it begins, and the room that the look was given.
    private func painted(_ list: TestList, _ record: Record) throws -> (y: Double, height: Double)?
    {
      record.input = nil
      let snapshot = try #require(gtk_snapshot_new())
      list.viewport.draw(snapshot)
      guard let node = gtk_snapshot_free_to_node(snapshot), let input = record.input else {
        return nil
      }
      defer { gsk_render_node_unref(node) }
      var bounds = graphene_rect_t()
      gsk_render_node_get_bounds(node, &bounds)
      return (Double(bounds.origin.y), input.height)
    }

    // MARK: Drag

    @Test func theRateOfTheDragMultipliesTheSlopeOfTheBand() {
      for rate in [0.5, 1, 2] {
        let (list, _) = TestList.refreshed(ring { $0.drag.rate = rate })
        list.press()
        list.drag(92)
        #expect(abs(list.displacement - band(84, 0.55 * rate, 400)) < 1e-9)
        list.release()
      }
    }

    @Test func noPullReachesTheLimitOfTheDrag() {
      let (list, _) = TestList.refreshed(ring { $0.drag.limit = 100 })
      list.press()
      list.drag(92)
      #expect(abs(list.displacement - band(84, 0.55, 100)) < 1e-9)
      list.drag(5_000)
      #expect(list.displacement > 90 && list.displacement < 100)
      list.release()
    }

    @Test func contentMayStayUnderTheIndicator() async throws {
      let (list, action) = TestList.refreshed(ring { $0.drag.movesContent = false })
      let record = Record()
      list.controls.refresh?.indicator = Recorder(record: record)
      let own = try #require(list.row(at: 0)).place
      list.press()
      list.drag(92)
      let gap = band(84, 0.55, 400)
      #expect(list.displacement == 0 && list.row(at: 0)?.place == own)
      #expect(try #require(try painted(list, record)).y == (gap - 56).rounded())
      list.drag(108)
      list.run(0.3)
      list.release()
      await settle()
      list.run(1)
      #expect(list.controls.refresh?.phase == .running)
      #expect(try #require(try painted(list, record)).y == 0)
      // The list scrolls under it.
      list.press()
      list.drag(-100)
      list.release()
      list.run(1)
      #expect(list.value == 100)
      #expect(try #require(try painted(list, record)).y == 0)
      action.finish()
      await settle()
      list.run(2)
      #expect(try painted(list, record) == nil)
      #expect(list.value == 100 && list.displacement == 0)
    }

    @Test func aWidgetMovesInFrontOfContentThatStays() throws {
      let (list, _) = TestList.refreshed(ring { $0.drag.movesContent = false })
      let widget: Widget = gtk_label_new("Own")
      list.controls.refresh?.setIndicatorWidget(widget.opaque)
      list.press()
      list.drag(92)
      var bounds = graphene_rect_t()
      #expect(gtk_widget_compute_bounds(widget, list.viewport.widget, &bounds) != 0)
      #expect(Double(bounds.origin.y) == (band(84, 0.55, 400) - 56).rounded())
      #expect(list.displacement == 0)
      list.release()
    }

    // MARK: Placements

    @Test func aGrowingIndicatorIsAsLongAsTheGap() throws {
      let (list, _) = TestList.refreshed(ring { $0.placement = .growing })
      let record = Record()
      list.controls.refresh?.indicator = Recorder(record: record)
      list.press()
      for distance in [68.0, 200] {
        list.drag(distance)
        let picture = try #require(try painted(list, record))
        #expect(abs(picture.height - max(56, list.displacement)) < 1e-4)
        #expect(picture.y == min(0, list.displacement - 56).rounded())
      }
      #expect(list.displacement > 56)
      list.release()
    }

    @Test func anIndicatorMayCoverTheViewport() async throws {
      let (list, action) = TestList.refreshed(
        ring {
          $0.placement = .fullViewport
          $0.hold.distance = 0
        }
      )
      let record = Record()
      list.controls.refresh?.indicator = Recorder(record: record)
      list.press()
      list.drag(68)
      #expect(try #require(try painted(list, record)) == (0, 400))
      list.drag(132)
      list.run(0.3)
      list.release()
      await settle()
      list.run(2)
      #expect(list.displacement == 0)
      #expect(try #require(try painted(list, record)) == (0, 400))
      // The look moves, although nothing is held open.
      #expect(list.clock.isRunning)
      action.finish()
      await settle()
      list.run(2)
      #expect(try painted(list, record) == nil)
      #expect(!list.clock.isRunning)
    }

    // MARK: Content that a run locks

    @Test(arguments: TestList.Kind.allCases)
    func aRunMayKeepTheContentFromBeingScrolled(_ kind: TestList.Kind) async throws {
      let list = TestList(kind)
      let action = TestAction()
      let control = list.controls.onRefresh(ring { $0.locksContent = true }) {
        _ = try await action.perform()
      }
      list.shown()
      list.value = 500
      list.layOut()
      let before = try #require(list.row(at: 100))
      control.begin(scrollsToEdge: false)
      await settle()
      list.run(1)
      // As the scroll bar, a wheel and the app do.
      list.value = 900
      list.run(0.1)
      #expect(list.value == 500)
      // As keys do, by which the list itself scrolls to a row.
      gtk_adjustment_set_value(list.viewport.vertical.inner, 700)
      list.run(0.1)
      #expect(try #require(list.row(at: 100)) == before)
      // As a finger does.
      list.press()
      list.drag(-100)
      list.release()
      list.run(1)
      #expect(try #require(list.row(at: 100)) == before)
      // Rows that come meanwhile move nothing.
      list.insertBefore(3)
      list.layOut()
      #expect(try #require(list.row(at: 100)) == before)
      action.finish()
      await settle()
      list.run(2)
      #expect(try #require(list.row(at: 100)) == before)
      list.value = 900
      list.run(0.1)
      #expect(list.value == 900)
    }

    // MARK: Begin

    @Test func aRunMayBeShownWithoutCallingTheAction() async {
      let (list, action) = TestList.refreshed(.ring)
      let control = list.controls.refresh
      var begins = 0
      control?.onBegin = { _ in begins += 1 }
      let run = control?.begin(callsAction: false)
      await settle()
      list.run(1)
      #expect(control?.phase == .running && list.displacement == 56)
      #expect(action.starts == 0 && begins == 0)
      run?.end()
      list.run(2)
      #expect(control?.phase == .idle)
      control?.begin()
      await settle()
      #expect(action.starts == 1 && begins == 1)
    }

    // MARK: No more

    @Test func withNoMoreToLoadItMayLoadAgain() async {
      for policy in ExhaustedPolicy.allCases {
        let list = TestList()
        var style = PullStyle.ring.loadMore
        style.behavior.whenExhausted = policy
        var loads = 0
        let control = list.controls.onLoadMore(style) {
          loads += 1
          return .exhausted
        }
        list.shown()
        control.begin()
        await settle()
        list.run(1)
        #expect(control.phase == .exhausted && loads == 1)
        // Scrolling alone does not.
        list.value = 1e6
        list.layOut()
        await settle()
        #expect(loads == 1)
        control.begin()
        await settle()
        list.run(1)
        #expect(loads == (policy == .loadAgain ? 2 : 1), "\(policy)")
        #expect(control.phase == .exhausted)
      }
    }

    // MARK: Motions

    /// Half of a second of a line, and a spring that is critically damped with a response of 1 second:
    /// 1 - (1 + 2 pi t) e^(-2 pi t) of the way after t seconds.
    @Test func theMotionIsTheCurveOrTheSpringOfTheBehavior() {
      let angle = Double.pi
      for (timing, share) in [
        (MotionTiming.curve(.linear, seconds: 1), 0.5),
        (.spring(response: 1), 1 - (1 + angle) * exp(-angle)),
      ] {
        let (list, _) = TestList.refreshed(ring { $0.opening = timing })
        list.controls.refresh?.begin()
        list.run(0.5)
        // A frame is 1/60 of a second, in which it moves by less than 3 points.
        #expect(abs(list.displacement - 56 * share) < 3)
      }
    }

    @Test func withoutATriggerAPullOnlyShows() async {
      let (list, action) = TestList.refreshed(ring { $0.trigger = .none })
      list.press()
      list.drag(300)
      #expect(list.displacement > 64)
      list.run(0.3)
      list.release()
      list.run(2)
      await settle()
      #expect(action.starts == 0 && list.displacement == 0)
    }
  }
}
#endif
