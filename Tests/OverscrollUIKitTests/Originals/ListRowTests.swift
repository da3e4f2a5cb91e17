import Overscroll
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Rows 25 and 29 of the originals' features: what is behind a list, and what its gap shows.
@MainActor
@Suite struct GapRowTests {
  private func style(_ style: PullStyle = .cll, _ placement: Placement) -> PullStyle {
    var style = style
    style.behavior.placement = placement
    return style
  }

  // MARK: - Behind the list

  /// CLLRefresh makes the list transparent for a header behind it.
  @Test(arguments: [true, false])
  func O25_aHeaderBehindAnOpaqueListIsSeen(_ isRemoved: Bool) {
    ListScene.run { scene in
      scene.list.backgroundColor = .white
      let control = scene.list.overscroll.onRefresh(style(.cll, .superviewLayer)) {}
      #expect(scene.list.backgroundColor == .clear)
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      let view = scene.window.subviews.first { $0 is IndicatorView && $0 !== scene.list }
      #expect(view?.isHidden == false)
      scene.finger.up()
      scene.finger.wait(1)
      #expect(scene.list.backgroundColor == .clear)
      if isRemoved { control.remove() } else { control.isHidden = true }
      scene.finger.wait(1)
      #expect(scene.list.backgroundColor == .white)
      control.isHidden = false
      #expect(scene.list.backgroundColor == (isRemoved ? .white : .clear))
    }
  }

  @Test func O25_anotherPlacementUndoesIt() {
    ListScene.run { scene in
      scene.list.backgroundColor = .red
      let control = scene.list.overscroll.onRefresh(style(.cll, .superviewLayer)) {}
      control.style = style(.cll, .withContent)
      #expect(scene.list.backgroundColor == .red)
    }
  }

  @Test func O25_aColorThatTheAppSetsMeanwhileIsTheApps() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(style(.cll, .superviewLayer)) {}
      #expect(scene.list.backgroundColor == nil)
      scene.list.backgroundColor = .blue
      control.remove()
      #expect(scene.list.backgroundColor == .blue)
    }
  }

  // MARK: - The gap

  private func gap(_ scene: ListScene, _ color: UIColor) -> UIView? {
    scene.list.subviews.first { $0.backgroundColor?.cgColor == color.cgColor && !$0.isHidden }
  }

  private let ego = UIColor(red: 226 / 255, green: 231 / 255, blue: 237 / 255, alpha: 1)

  /// EGO's view is as high as the table and has the color 226, 231, 237.
  @Test func O29_theOriginalEGOFillsTheGap() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(.ego(.original)) {}
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      let view = gap(scene, ego)
      #expect(view?.frame == CGRect(x: 0, y: -640, width: 390, height: 640))
      let subviews = scene.list.subviews
      let look = subviews.firstIndex { $0 is IndicatorView } ?? -1
      #expect((subviews.firstIndex { $0 === view } ?? 100) < look)
      control.style = .ego
      scene.finger.drag(1, over: 0.1)
      #expect(gap(scene, ego) == nil)
    }
  }

  @Test(arguments: [PullStyle.arrow, .mrefresh]) func O29_aColorOfTheAppFillsTheGap(
    _ style: PullStyle
  ) {
    ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(style) {}
      control.backgroundColor = .orange
      scene.finger.down()
      scene.finger.drag(60, over: 0.3)
      #expect(gap(scene, .orange)?.frame.maxY == 0)
      scene.finger.up()
      scene.finger.wait(2)
      #expect(gap(scene, .orange) == nil)
      scene.finger.down()
      scene.finger.drag(60, over: 0.3)
      #expect(gap(scene, .orange) != nil)
      control.remove()
      #expect(gap(scene, .orange) == nil)
    }
  }

  @Test func O29_theGapAfterTheContentIsFilledAsWell() {
    ListScene.run(content: 2_000) { scene in
      let control = scene.list.overscroll.onLoadMore(.mjBackFooter) { .succeeded }
      control.backgroundColor = .orange
      scene.finger.scroll(to: 1_360, animated: false)
      scene.finger.down()
      scene.finger.drag(-100, over: 0.3)
      #expect(gap(scene, .orange)?.frame.minY == 2_000)
    }
  }
}

/// Leads in items, and lists without items, for tables and collections.
@MainActor
@Suite struct ItemsTests {
  private static let lead: PullStyle = {
    var style = PullStyle.mjAutoFooter
    style.behavior.lead = .items(20)
    return style
  }()

  /// Two sections of 50 rows of 44 points: 20 rows are left below row 29 of the second.
  ///
  /// 80 rows and two headers of 28 points are 3,576 points; the viewport shows 640 of them.
  @Test func aTableLoadsTwentyRowsBeforeItsEnd() {
    UIKitWorld.run { world in
      let rows = Rows(sections: [50, 50])
      let table = rows.table()
      let scene = ListScene(world, list: table)
      rows.fill(table)
      world.step()
      let listener = Listener()
      table.overscroll.add(Self.lead, delegate: listener)
      scene.finger.scroll(to: 3_576 - 640 - 50, animated: false)
      #expect(listener.runs.isEmpty)
      scene.finger.scroll(to: 3_576 - 640 - 10, animated: false)
      #expect(listener.runs.count == 1)
    }
  }

  /// Forty cells of 44 points: 20 are left below a viewport that ends in the twentieth.
  @Test func aCollectionLoadsTwentyCellsBeforeItsEnd() {
    UIKitWorld.run { world in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 390, height: 44)
      layout.minimumLineSpacing = 0
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let cells = Cells()
      let scene = ListScene(world, list: collection)
      collection.dataSource = cells
      world.step()
      let listener = Listener()
      collection.overscroll.add(Self.lead, delegate: listener)
      scene.finger.scroll(to: 19 * 44 - 640 - 1, animated: false)
      #expect(listener.runs.isEmpty)
      scene.finger.scroll(to: 19 * 44 - 640 + 1, animated: false)
      #expect(listener.runs.count == 1)
    }
  }

  /// Without items there is a lead of 0: the footer in full view.
  @Test func anotherScrollViewLoadsAtItsEnd() {
    ListScene.run(content: 2_000) { scene in
      let listener = Listener()
      scene.list.overscroll.add(Self.lead, delegate: listener)
      scene.finger.scroll(to: 2_000 - 640 + 43, animated: false)
      #expect(listener.runs.isEmpty)
      scene.finger.scroll(to: 2_000 - 640 + 44, animated: false)
      #expect(listener.runs.count == 1)
    }
  }

  // MARK: - No items

  private func emptyTable(_ world: UIKitWorld, header: CGFloat) -> (ListScene, Rows, UITableView) {
    let rows = Rows(sections: [0])
    rows.hasHeaders = false
    let table = rows.table()
    table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: header))
    let scene = ListScene(world, list: table)
    rows.fill(table)
    world.step()
    return (scene, rows, table)
  }

  /// MJRefresh's `automaticallyHidden` counts rows: a table's own header is no content.
  @Test(arguments: [0.0, 120])
  func aFooterHidesInATableWithoutRows(_ header: CGFloat) {
    UIKitWorld.run { world in
      let (scene, rows, table) = emptyTable(world, header: header)
      var style = PullStyle.mjAutoFooter
      style.behavior.emptyContent = .hide
      let listener = Listener()
      let control = table.overscroll.add(style, delegate: listener)
      #expect(table.contentInset.bottom == 0)
      scene.finger.down()
      scene.finger.drag(-150, over: 0.3)
      #expect(!table.subviews.contains { $0 is IndicatorView && !$0.isHidden })
      scene.finger.up()
      scene.finger.wait(1)
      #expect(listener.runs.isEmpty)
      rows.sections = [30]
      table.reloadData()
      world.step()
      #expect(table.contentInset.bottom.isAbout(44))
      rows.sections = [0]
      table.reloadData()
      world.step()
      #expect(table.contentInset.bottom == 0)
      // The app may still begin one.
      #expect(control.begin() != nil)
    }
  }

  /// Rows that do not fill the screen are content.
  @Test func aFooterIsShownUnderFewRows() {
    UIKitWorld.run { world in
      let (_, rows, table) = emptyTable(world, header: 120)
      rows.sections = [2]
      table.reloadData()
      world.step()
      var style = PullStyle.mjAutoFooter
      style.behavior.emptyContent = .hide
      table.overscroll.add(style, delegate: nil)
      #expect(table.contentInset.bottom.isAbout(44))
    }
  }
}

/// What a refresh must leave alone across its list.
@MainActor
@Suite struct AcrossTests {
  /// CLLRefresh and YQRefreshHeadView write the whole offset, with an x of 0.
  @Test(arguments: UIKitPolicy.every, [PullStyle.yq, .yq(.original), .cll(.original)])
  func YQ06_theOffsetAcrossTheListIsKept(_ policy: UIKitPolicy, _ style: PullStyle) async {
    await ListScene.run(policy: policy) { scene in
      scene.list.contentSize.width = 780
      scene.list.contentOffset.x = 120
      let gate = scene.list.overscroll.onGatedRefresh(style).gate
      scene.finger.pull(260)
      await letTasksRun()
      #expect(scene.list.overscroll.refresh?.phase == .running)
      scene.finger.wait(1)
      #expect(scene.list.contentOffset.x == 120)
      await gate.letThrough()
      scene.finger.wait(3)
      #expect(scene.list.contentOffset.x == 120)
      scene.expectAtRest()
    }
  }

  /// EGOTableViewPullRefresh sets the other three insets to 0.
  @Test(arguments: UIKitPolicy.every, [PullStyle.ego, .ego(.original)])
  func EGO10_theInsetsAcrossTheListAreKept(_ policy: UIKitPolicy, _ style: PullStyle) async {
    await ListScene.run(policy: policy, bottom: 49) { scene in
      (scene.list.contentInset.left, scene.list.contentInset.right) = (12, 20)
      let gate = scene.list.overscroll.onGatedRefresh(style).gate
      scene.finger.pull(260)
      await letTasksRun()
      scene.finger.wait(1)
      let held = UIEdgeInsets(top: 60, left: 12, bottom: 49, right: 20)
      #expect(scene.list.contentInset.isAbout(held))
      await gate.letThrough()
      scene.finger.wait(3)
      let own = UIEdgeInsets(top: 0, left: 12, bottom: 49, right: 20)
      #expect(scene.list.contentInset == own)
    }
  }
}
