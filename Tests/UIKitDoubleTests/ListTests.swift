import OverscrollUIKitTestSupport
import Testing
import UIKit

@MainActor @Suite struct ListTests {
  private final class Sections: NSObject, UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      "Section"
    }
  }

  @Test func aTableKnowsWhereItsRowsAre() {
    UIKitWorld.run { world in
      let data = Sections()
      let table = UITableView()
      table.dataSource = data
      _ = Scene(table)
      table.reloadData()
      world.step()
      #expect(table.contentSize.height == 1404)  // 3 * (28 + 10 * 44)
      let row = table.rectForRow(at: IndexPath(row: 2, section: 1))
      #expect(row == CGRect(x: 0, y: 584, width: 390, height: 44))
      #expect(table.visibleCells.count == 17)
    }
  }

  @Test func aHeaderSticksBelowTheAdjustedInsetUntilItsSectionEnds() {
    UIKitWorld.run { _ in
      let data = Sections()
      let table = UITableView()
      table.dataSource = data
      _ = Scene(table)
      table.reloadData()
      table.contentOffset.y = 100
      #expect(table.rectForHeader(inSection: 0).minY == 100)
      table.contentInset.top = 60
      #expect(table.rectForHeader(inSection: 0).minY == 160)
      table.contentOffset.y = 400
      #expect(table.rectForHeader(inSection: 0).maxY == 468)
      #expect(table.rectForHeader(inSection: 1).minY == 468)
    }
  }

  @Test func rowsGrowWhenTheyAreMeasured() {
    UIKitWorld.run { world in
      let rows = Rows(count: 30, height: 100)
      let table = UITableView()
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 50
      table.dataSource = rows
      _ = Scene(table)
      table.reloadData()
      #expect(table.contentSize.height == 1500)
      world.step()
      // 16 rows of 50 points are visible when they are measured; each of them grows by 50.
      #expect(table.contentSize.height == 2300)
    }
  }

  @Test func aReloadKeepsTheReaderAndAShorterTableClamps() {
    UIKitWorld.run { world in
      let rows = Rows(count: 50, height: 44)
      let table = UITableView()
      table.dataSource = rows
      _ = Scene(table)
      table.reloadData()
      table.contentOffset.y = 1000
      rows.count = 60
      table.reloadData()
      world.step()
      #expect(table.contentOffset.y == 1000)
      rows.count = 20
      table.reloadData()
      world.step()
      #expect(table.contentOffset.y == 80)  // 20 * 44 - 800
    }
  }

  @Test func rowsComeOverTheBackgroundHoweverLate() {
    UIKitWorld.run { world in
      let rows = Rows(count: 50, height: 44)
      let cells = Cells()
      let table = UITableView()
      let collection = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewFlowLayout()
      )
      table.dataSource = rows
      collection.dataSource = cells
      let backgrounds = [UIView(), UIView()]
      table.backgroundView = backgrounds[0]
      collection.backgroundView = backgrounds[1]
      for (list, background) in zip([table, collection], backgrounds) {
        _ = Scene(list)
        world.step()
        list.contentOffset.y = 100
        world.step()
        #expect(list.subviews.first === background)
        #expect(list.subviews.count > 1)
      }
    }
  }

  @Test(arguments: UICollectionView.ScrollDirection.both)
  func aCollectionFlowsAlongItsAxis(direction: UICollectionView.ScrollDirection) {
    UIKitWorld.run { world in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 90, height: 90)
      layout.scrollDirection = direction
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let cells = Cells()
      view.dataSource = cells
      _ = Scene(view)
      view.reloadData()
      world.step()
      // 4 columns in 390 points make 10 lines of 90 with 10 between; 8 rows in 800 points make 5.
      let expected =
        direction == .vertical
        ? CGSize(width: 390, height: 990) : CGSize(width: 490, height: 800)
      #expect(view.contentSize == expected)
      #expect(view.visibleCells.count == 32)
    }
  }
}

extension UICollectionView.ScrollDirection {
  fileprivate static let both = [Self.vertical, .horizontal]
}
