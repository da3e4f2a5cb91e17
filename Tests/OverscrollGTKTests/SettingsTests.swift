#if GTK
import CGtk
import Overscroll
import OverscrollGTK
import OverscrollGraphics
import OverscrollIndicators
import OverscrollText
import Testing

extension GTKTests {
  /// Parameters of a behavior and settings of a control, as a list shows them.
  @Suite struct SettingsTests {
    /// An indicator that fills its frame.
    private struct Block: PullIndicator {
      func draw(_ input: IndicatorInput, into list: inout DisplayList) {
        list.beginPath()
        list.move(to: Point(0, 0))
        list.line(to: Point(input.width, 0))
        list.line(to: Point(input.width, input.height))
        list.line(to: Point(0, input.height))
        list.close()
        list.fill(.accent)
      }
    }

    private func refreshed(
      _ change: (inout Behavior) -> Void
    ) -> (list: TestList, action: TestAction) {
      let list = TestList()
      let action = TestAction()
      var style = PullStyle.ring
      change(&style.behavior)
      list.controls.onRefresh(style) { _ = try await action.perform() }
      list.shown()
      return (list, action)
    }

    // 92 points of travel, of which 84 count, are 41.4 on the rubber band of PullTests.
    @Test func aPullFiresAndIsHeldWhereTheBehaviorSays() async {
      let (list, action) = refreshed {
        $0.arm = Threshold(30)
        $0.fire = Threshold(30)
        $0.hold = Hold(80)
      }
      list.pull(92)
      await settle()
      #expect(action.starts == 1)
      list.run(1)
      #expect(list.displacement == 80)
    }

    @Test func aPullMayFireUnderTheFinger() async {
      let (list, action) = refreshed { $0.trigger = .reach }
      list.press()
      list.drag(200)
      await settle()
      #expect(action.starts == 1)
      list.release()
    }

    @Test func aRunAndItsResultAreShownAsLongAsTheBehaviorSays() async {
      let list = TestList()
      var style = PullStyle.ring
      style.behavior.minimumRunning = 2
      style.behavior.resultHold = 1
      let control = list.controls.onRefresh(style) {}
      list.shown()
      control.begin()
      await settle()
      list.run(1.9)
      #expect(control.phase == .running)
      list.run(0.2)
      #expect(control.phase == .finishing(.succeeded))
      #expect(list.displacement == 56)
      list.run(0.8)
      #expect(list.displacement == 56)
      list.run(1)
      #expect(control.phase == .idle)
    }

    @Test func aMotionOfNoTimeIsOverWithTheNextFrame() {
      let (list, _) = refreshed { $0.opening = .spring(response: 0) }
      list.controls.refresh?.begin()
      list.run(0.02)
      #expect(list.displacement == 56)
    }

    @Test func whileTheAppLoadsByItselfNoPullBegins() async {
      let (list, action) = refreshed { _ in }
      list.controls.refresh?.isExternallyLoading = true
      list.pull(200)
      await settle()
      #expect(action.starts == 0)
      list.controls.refresh?.isExternallyLoading = false
      list.run(1)
      list.pull(200)
      await settle()
      #expect(action.starts == 1)
    }

    // The positions that IndicatorPlacement documents for a gap of 56 points.
    @Test(arguments: [(Placement.withContent, Float(16)), (.gapCentered, 8), (.fixedBehind, 0)])
    func anIndicatorSitsWhereItsPlacementSays(_ placement: Placement, _ position: Float) throws {
      let (list, _) = refreshed {
        $0.placement = placement
        $0.indicatorExtent = 40
        $0.opening = .spring(response: 0)
      }
      list.controls.refresh?.indicator = Block()
      list.controls.refresh?.begin()
      list.run(0.02)
      // No window shows the rows, so that the indicator alone is drawn.
      let node = try drawing(list)
      defer { gsk_render_node_unref(node) }
      var bounds = graphene_rect_t()
      gsk_render_node_get_bounds(node, &bounds)
      #expect(bounds.origin.y == position)
      #expect(bounds.size.height == 40)
    }

    private func drawing(_ list: TestList) throws -> OpaquePointer {
      let snapshot = try #require(gtk_snapshot_new())
      list.viewport.draw(snapshot)
      return gtk_snapshot_free_to_node(snapshot)
    }

    @Test func theAppsTitlesAndDatesTakeThePlaceOfTheStyles() throws {
      let list = TestList()
      let control = list.controls.onRefresh {}
      control.language = .en
      control.titles = { $0 == .pulling ? "Pull the shelf" : nil }
      control.lastUpdatedText = { $0 == nil ? "No delivery yet" : "Delivered" }
      list.shown()
      list.press()
      list.drag(60)
      #expect(try words(list) == ["Pull the shelf", "No delivery yet"])
      list.release()
    }

    @Test func theLanguageMayChangeDuringAPull() throws {
      let list = TestList()
      let control = list.controls.onRefresh {}
      list.shown()
      list.press()
      list.drag(60)
      for language in [Language.en, .ko] {
        control.language = language
        #expect(try words(list).first == language.text(.headerIdle).description)
      }
      list.release()
    }

    private func words(_ list: TestList) throws -> [String] {
      gsk_render_node_unref(try drawing(list))
      let words = try #require(list.attachment.part(.start)?.indicator.words)
      return [words.title, words.detail]
    }

    @Test func aRefreshThatSucceedsLetsAnExhaustedLoadMoreLoadAgain() async {
      let list = TestList()
      let refresh = list.controls.onRefresh {}
      let load = list.controls.onLoadMore { .exhausted }
      list.shown()
      load.begin()
      await settle()
      list.run(1)
      #expect(load.phase == .exhausted)
      refresh.begin()
      await settle()
      list.run(2)
      #expect(load.phase == .idle)
    }

    @Test func aRefreshMayFindThatThereIsNoMore() async {
      let list = TestList()
      let refresh = list.controls.add(.ring)
      refresh.onBegin = { $0.end(.exhausted) }
      let load = list.controls.onLoadMore { .succeeded }
      list.shown()
      refresh.begin()
      list.run(2)
      #expect(load.phase == .exhausted)
    }
  }
}
#endif
