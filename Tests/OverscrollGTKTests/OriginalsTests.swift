#if GTK
import CGtk
import Overscroll
import OverscrollClassics
import OverscrollGTK
import OverscrollGraphics
import OverscrollIndicators
import Testing

extension GTKTests {
  /// The behaviors and looks of five known controls on a scrolled window.
  @Suite struct OriginalsTests {
    nonisolated static let headers: [PullStyle] = [
      .ego, .ego(.original), .cll, .mj, .mrefresh, .mrefresh(.original), .yq,
    ]

    @Test(arguments: headers)
    func anOriginalsHeaderHoldsItsDistanceAndGivesItBack(_ style: PullStyle) async {
      let (list, action) = TestList.refreshed(style)
      list.pull(600)
      list.run(1)
      await settle()
      #expect(action.starts == 1)
      #expect(abs(list.displacement - holdDistance(list)) <= 0.5)
      action.finish()
      await settle()
      list.run(2)
      #expect(list.controls.refresh?.phase == .idle)
      #expect(list.displacement == 0)
      #expect(list.value == 0)
    }

    /// The behavior's distance, which grows with the text.
    private func holdDistance(_ list: TestList) -> Double {
      list.attachment.list.part(.start)?.behavior.hold.distance ?? 0
    }

    @Test func aBackFooterIsHeldAtTheViewportsEnd() async {
      for rows in [40, 4] {
        let list = TestList(rows: rows)
        let action = TestAction()
        list.controls.onLoadMore(.mjBackFooter) { try await action.perform() }
        list.shown()
        list.value = 1e6
        list.layOut()
        list.pull(-300)
        list.run(1)
        await settle()
        #expect(action.starts == 1)
        #expect(abs((list.controls.loadMore?.progress?.overscroll ?? 0) - 44) <= 0.5)
        action.finish()
        await settle()
        list.run(2)
        #expect(list.displacement == 0)
      }
    }

    /// MJRefresh with other numbers, which the texts of this machine do not enlarge.
    @Test func theNumbersOfAnOriginalCanBeChanged() async {
      var style = PullStyle.mj
      style.texts = .none
      style.behavior.arm = Threshold(80)
      style.behavior.fire = style.behavior.arm
      style.behavior.hold = Hold(70)
      style.behavior.actionDelay = 0
      style.behavior.opening = .curve(.linear, seconds: 0)
      style.behavior.closing = .curve(.linear, seconds: 0)
      let (list, action) = TestList.refreshed(style)
      list.controls.refresh?.begin()
      #expect(list.displacement == 70)
      await settle()
      list.run(0.1)
      action.finish()
      await settle()
      list.run(0.1)
      #expect(list.displacement == 0)
      list.press()
      list.drag(140)
      #expect(list.displacement > 54 && list.displacement < 80)
      #expect(list.controls.refresh?.phase == .pulling)
      list.release()
    }

    @Test func aRemovedControlIsPulledNoMoreAndAHiddenOneComesBack() async {
      let (list, action) = TestList.refreshed(.yq)
      list.controls.refresh?.isHidden = true
      list.pull(600)
      list.run(1)
      await settle()
      #expect(action.starts == 0)
      list.controls.refresh?.isHidden = false
      list.pull(600)
      list.run(1)
      await settle()
      #expect(action.starts == 1)
      list.controls.refresh?.remove()
      list.run(1)
      list.pull(600)
      list.run(1)
      await settle()
      #expect(action.starts == 1)
      #expect(list.displacement == 0)
      let replaced = list.controls.onRefresh(.ego) {}
      list.press()
      list.drag(600)
      #expect(replaced.phase == .armed)
      list.release()
    }

    // MARK: Looks

    /// The list that is drawn now.
    private func drawn(_ list: TestList) throws -> DisplayList {
      let snapshot = try #require(gtk_snapshot_new())
      list.viewport.draw(snapshot)
      if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
      return try #require(list.attachment.part(.start)).indicator.picture.list
    }

    @Test(arguments: headers)
    func anOriginalsLookIsPainted(_ style: PullStyle) throws {
      let (list, _) = TestList.refreshed(style)
      list.press()
      list.drag(300)
      #expect(try drawn(list).box != nil)
      list.release()
    }

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
      let snapshot = try #require(gtk_snapshot_new())
      list.viewport.draw(snapshot)
      let node = try #require(gtk_snapshot_free_to_node(snapshot))
      defer { gsk_render_node_unref(node) }
      var bounds = graphene_rect_t()
      gsk_render_node_get_bounds(node, &bounds)
      #expect(abs(Double(bounds.origin.y + bounds.size.height / 2) - middle) <= 1)
    }

    @Test func ownOutlinesAreDrawnByThePull() throws {
      let (list, _) = TestList.refreshed(.mrefresh)
      let outlines = MRefreshPathIndicator(pathData: Array("M0 0L100 0L100 100".utf8))
      list.controls.refresh?.indicator = outlines
      list.press()
      var sides: [Int] = []
      for _ in 0..<20 {
        list.drag(20)
        sides.append(
          try drawn(list).count { if case .line = $0 { true } else { false } }
        )
      }
      // First without, then one side, then both.
      #expect(sides.first == 0)
      #expect(sides == sides.sorted())
      #expect(sides.contains(1) && sides.last == 2)
      list.release()
    }

  }
}

extension TestList {
  /// A list with a refresh, on the screen, and the refresh's action.
  static func refreshed(_ style: PullStyle) -> (TestList, TestAction) {
    let list = TestList()
    let action = TestAction()
    list.controls.onRefresh(style) { _ = try await action.perform() }
    list.shown()
    return (list, action)
  }
}
#endif
