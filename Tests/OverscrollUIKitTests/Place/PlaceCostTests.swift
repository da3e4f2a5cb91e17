import Overscroll
import OverscrollPlace
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// What a list is asked for while it scrolls.
@MainActor
@Suite struct PlaceCostTests {
  /// A table that counts what it is asked for.
  private final class CountingTable: UITableView {
    var asked = 0

    override func numberOfRows(inSection section: Int) -> Int {
      asked += 1
      return super.numberOfRows(inSection: section)
    }
  }

  private static let sections = 1_000

  /// What an app shows, by section and row.
  @MainActor
  private final class Model {
    var ids: [[Int]]

    init(_ ids: [[Int]]) { self.ids = ids }

    func id(_ path: IndexPath) -> Int? {
      guard ids.indices.contains(path.section) else { return nil }
      let rows = ids[path.section]
      return rows.indices.contains(path.row) ? rows[path.row] : nil
    }
  }

  /// A table with a section for each item.
  private func withTable(
    _ body: @MainActor (ListScene, CountingTable, Rows) throws -> Void
  ) rethrows {
    try UIKitWorld.run { world in
      let rows = Rows(sections: Array(repeating: 1, count: Self.sections))
      rows.hasHeaders = false
      let table = CountingTable(frame: .zero, style: .plain)
      let scene = ListScene(world, list: table)
      rows.fill(table)
      world.step()
      try body(scene, table, rows)
    }
  }

  private func calls(_ scene: ListScene, _ table: CountingTable) -> Int {
    table.asked = 0
    for step in 1...10 {
      table.contentOffset.y = 5_000 + CGFloat(step) * 30
      scene.world.step()
    }
    return table.asked / 10
  }

  @Test func aScrollEventAsksForWhatIsNear() {
    withTable { scene, table, _ in
      let place = table.overscroll.keepPlace { $0.section }
      scene.world.step()
      #expect(calls(scene, table) < 100)
      #expect(place.anchor?.id == 5_300 / 44 + 1)
    }
  }

  @Test func aLeadInItemsAsksForWhatIsNear() {
    withTable { scene, table, _ in
      var style = PullStyle.arrow.loadMore
      style.behavior.lead = .items(5)
      table.overscroll.onLoadMore(style) { .succeeded }
      scene.world.step()
      #expect(calls(scene, table) < 100)
    }
  }

  /// A section for each item, of which some are inserted before and behind what is read.
  @Test func aChangeIsFoundAmongAllSections() {
    withTable { scene, table, rows in
      let model = Model((0..<Self.sections).map { [$0] })
      let place = table.overscroll.keepPlace { model.id($0) }
      scene.world.step()
      table.contentOffset.y = 5_000
      scene.world.step()
      let (id, before) = (place.anchor?.id, table.contentOffset.y)
      model.ids.insert(contentsOf: (2_000..<2_010).map { [$0] }, at: 3)
      model.ids.removeLast(30)
      rows.sections = Array(repeating: 1, count: model.ids.count)
      table.reloadData()
      scene.world.step()
      #expect(table.contentOffset.y == before + 440)
      #expect(place.anchor?.id == id)
    }
  }

  /// As many rows and sections as before, but another one has them.
  @Test func rowsThatMoveToAnotherSectionAreFound() {
    UIKitWorld.run { world in
      let rows = Rows(sections: [50, 50, 50])
      rows.hasHeaders = false
      let table = UITableView(frame: .zero, style: .plain)
      let scene = ListScene(world, list: table)
      rows.fill(table)
      world.step()
      let model = Model((0..<3).map { section in (0..<50).map { section * 100 + $0 } })
      let place = table.overscroll.keepPlace { model.id($0) }
      world.step()
      table.contentOffset.y = 44 * 60
      world.step()
      #expect(place.anchor?.id == 110)
      place.keep {
        model.ids[0] += [901, 902]
        model.ids[1].removeLast(2)
        rows.sections = [52, 48, 50]
        table.reloadData()
      }
      world.step()
      #expect(abs(table.contentOffset.y - 44 * 62) < 0.01)
      #expect(place.anchor?.id == 110)
      _ = scene
    }
  }

  /// The list is laid out anew while its data is already shorter; the documented function returns nil there.
  @Test(arguments: [false, true])
  func dataThatIsShorterBeforeTheListIsToldKeepsThePlace(_ removesBefore: Bool) throws {
    try UIKitWorld.run { world in
      let content = ArticleList(1_000..<1_100, isCollection: false)
      let scene = ListScene(world, list: content.view)
      content.fill()
      world.step()
      let articles = content.articles
      let place = content.view.overscroll.keepPlace {
        articles.ids.indices.contains($0.row) ? articles.ids[$0.row] : nil
      }
      world.step()
      scene.finger.pull(-700)
      scene.finger.settle()
      let id = try #require(place.anchor?.id)
      let before = try #require(content.screenPlace(of: id))
      if removesBefore { articles.ids.removeFirst(2) } else { articles.ids.removeLast(41) }
      articles.areEstimated = false
      content.view.frame.size = CGSize(width: 700, height: 390)
      content.reload()
      world.step()
      let after = try #require(content.screenPlace(of: id))
      #expect(abs(after - before) < 0.01)
    }
  }
}
