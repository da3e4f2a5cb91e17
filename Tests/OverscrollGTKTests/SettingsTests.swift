#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollGraphics
import OverscrollIndicators
import OverscrollTesting
import OverscrollText
import Testing

extension GTKTests {
  /// Parameters of a behavior and settings of a control, as a list shows them.
  @Suite struct SettingsTests {
    @Test func theAppsClockIsThatOfANewList() throws {
      let scrolled = try #require(gtk_scrolled_window_new())
      gtk_scrolled_window_set_child(scrolled.opaque, gtk_label_new("row"))
      g_object_ref_sink(scrolled)
      defer { g_object_unref(scrolled) }
      let clock = PullControls.ManualClock()
      PullControls.clock = clock
      let control = PullControls(scrolled.opaque).onRefresh {}
      PullControls.clock = nil
      control.begin(after: 60)
      clock.advance(by: 59)
      #expect(control.run == nil)
      clock.advance(by: 2)
      #expect(control.run != nil)
    }

    @Test func theLanguageMayChangeDuringAPull() throws {
      let list = TestList()
      let control = list.controls.onRefresh {}
      list.shown()
      list.press()
      list.drag(60)
      for language in [Language.en, .ko] {
        control.language = language
        _ = try list.paintedBounds()
        let words = list.attachment.part(.start)?.indicator.picture.words
        #expect(words?.title == language.text(.headerIdle).description)
      }
      list.release()
    }

    @Test(arguments: [
      (Role.refresh, ScrollEdge.bottom, false), (.loadMore, .bottom, false),
      (.loadMore, .trailing, false), (.loadMore, .trailing, true),
    ])
    func anEndIsPulledWhateverItsControlIsFor(
      _ role: Role,
      _ edge: ScrollEdge,
      _ isRightToLeft: Bool
    ) {
      let list = TestList(isHorizontal: edge == .trailing, isRightToLeft: isRightToLeft)
      var style = PullStyle.ring
      style.behavior = role == .refresh ? .standard : .backLoadMore
      let control = list.controls.add(style, at: edge)
      control.onBegin = { _ in }
      list.shown()
      list.scroll(to: isRightToLeft ? 0 : 1e6)
      list.pull(-200)
      #expect(control.phase == .running)
      list.run(1)
      #expect(list.displacement == -56)
    }
  }
}

extension GTKTests {
  /// The style, language and words that an app, a window or a part of it gives to its controls.
  @Suite struct DefaultsTests {
    private func defaults(_ change: (inout PullControls.Defaults) -> Void) -> PullControls.Defaults
    {
      var defaults = PullControls.Defaults()
      change(&defaults)
      return defaults
    }

    private func window(of list: TestList) throws -> OpaquePointer {
      try #require(gtk_widget_get_root(list.scrolled))
    }

    private func title(_ control: PullControl, _ list: TestList) -> String? {
      list.attachment.list.part(control.edge.edge)?.words.title(for: .armed)
    }

    private func title(_ language: Language) -> String {
      language.text(.headerArmed).description
    }

    @Test func eachValueIsThatOfTheNearestWidgetThatHasOne() throws {
      let list = TestList()
      let window = try window(of: list)
      var outer = defaults {
        $0.refreshStyle = .arrow
        $0.language = .ko
        $0.titles = { _ in "window" }
      }
      PullControls.setDefaults(outer, for: window)
      let refresh = list.controls.onRefresh {}
      let load = list.controls.onLoadMore { .succeeded }
      #expect(refresh.style == .arrow && load.style == PullStyle.arrow.loadMore)
      #expect(title(refresh, list) == "window")
      outer.titles = nil
      outer.refreshStyle = .ring
      PullControls.setDefaults(outer, for: window)
      #expect(refresh.style == .ring)
      #expect(title(refresh, list) == title(.ko))
      // Those of its list count more than the window's.
      PullControls.setDefaults(defaults { $0.language = .de }, for: list.scrolled.opaque)
      #expect(title(refresh, list) == title(.de) && refresh.style == .ring)
      PullControls.setDefaults(nil, for: list.scrolled.opaque)
      #expect(PullControls.defaults(for: list.scrolled.opaque) == nil)
      #expect(PullControls.defaults(for: window)?.language == .ko)
      #expect(title(refresh, list) == title(.ko))
    }

    @Test func theDefaultsOfTheAppCountLast() {
      let list = TestList()
      let refresh = list.controls.onRefresh {}
      defer { PullControls.defaults = PullControls.Defaults() }
      PullControls.defaults.refreshStyle = .ring
      PullControls.defaults.language = .fr
      #expect(refresh.style == .ring)
      let other = TestList()
      #expect(other.controls.onRefresh {}.style == .ring)
      PullControls.setDefaults(defaults { $0.refreshStyle = .liquid }, for: list.scrolled.opaque)
      #expect(refresh.style == .liquid)
      #expect(title(refresh, list) == title(.fr))
    }

    @Test func aControlFollowsItsListToAnotherParent() throws {
      let list = TestList()
      let refresh = list.controls.onRefresh {}
      let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
      PullControls.setDefaults(defaults { $0.refreshStyle = .liquid }, for: box.opaque)
      let window = UnsafeMutablePointer<GtkWindow>(try window(of: list))
      g_object_ref(list.scrolled)
      gtk_window_set_child(window, nil)
      append(list.scrolled, to: box)
      gtk_window_set_child(window, box)
      g_object_unref(list.scrolled)
      #expect(refresh.style == .liquid)
    }

    private final class Token {}

    @Test func defaultsGoWithTheirWidget() {
      weak var gone: Token?
      let widget: Widget = gtk_label_new("")
      g_object_ref_sink(widget)
      do {
        let token = Token()
        gone = token
        PullControls.setDefaults(
          defaults { $0.titles = { [token] _ in "\(token)" } },
          for: widget.opaque
        )
      }
      #expect(gone != nil)
      g_object_unref(widget)
      #expect(gone == nil)
    }
  }
}

extension GTKTests {
  /// Parameters of a behavior that change the feel of a pull and the place of its indicator.
  ///
  /// The list is 400 points long. A drag of 92 points counts 84 on the rubber band of `Resistance`:
  /// f(x) = (1 - 1 / (x * c / d + 1)) * d with c = 0.55 and d = 400.
  @Suite struct BehaviorTests {
    private let gap: Double = (1 - 1 / (84 * 0.55 / 400 + 1)) * 400

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
      guard let bounds = try list.paintedBounds(), let input = record.input else { return nil }
      return (bounds.y, input.height)
    }

    // MARK: Drag

    @Test func contentMayStayUnderTheIndicator() async throws {
      let (list, action) = TestList.refreshed(ring { $0.drag.movesContent = false })
      let record = Record()
      list.controls.refresh?.indicator = Recorder(record: record)
      let own = try #require(list.row(at: 0)).place
      list.press()
      list.drag(92)
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
      await list.run(2, ending: action)
      #expect(try painted(list, record) == nil)
      #expect(list.value == 100 && list.displacement == 0)
    }

    @Test func aWidgetMovesInFrontOfContentThatStays() throws {
      let (list, _) = TestList.refreshed(ring { $0.drag.movesContent = false })
      let widget: Widget = gtk_label_new("Own")
      list.controls.refresh?.setIndicatorWidget(widget.opaque)
      list.press()
      list.drag(92)
      #expect(list.frame(of: widget)?.y == (gap - 56).rounded())
      #expect(list.displacement == 0)
      list.release()
    }

    // MARK: Placements

    /// The middle of a ring of 56 points: by its placement with 100 points of gap.
    @Test(arguments: [
      (Placement.withContent, 0.0, 72.0), (.withContent, 10, 62), (.gapCentered, 0, 50),
      (.superviewLayer, 0, 28), (.fixedBehind, 0, 28),
    ])
    func theIndicatorIsWhereItsPlacementSays(
      _ placement: Placement,
      _ ignored: Double,
      _ middle: Double
    ) throws {
      var style = PullStyle.ring
      style.behavior.placement = placement
      style.behavior.ignoredInset = ignored
      style.behavior.hold = Hold(100)
      style.behavior.opening = .curve(.linear, seconds: 0)
      let (list, _) = TestList.refreshed(style)
      list.controls.refresh?.begin()
      #expect(list.displacement == 100)
      let bounds = try #require(try list.paintedBounds())
      #expect(abs(bounds.center.y - middle) <= 1)
    }

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
      await list.run(2, ending: action)
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
      list.scroll(to: 500)
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
      await list.run(2, ending: action)
      #expect(try #require(list.row(at: 100)) == before)
      list.value = 900
      list.run(0.1)
      #expect(list.value == 900)
    }
  }
}
#endif
