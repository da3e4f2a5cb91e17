#if os(Linux)
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

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
#endif
