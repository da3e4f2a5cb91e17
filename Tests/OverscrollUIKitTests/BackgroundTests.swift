#if os(Linux)
import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Tables and collections with a background view set by the app.
@MainActor
@Suite struct BackgroundTests {
  private enum Kind: CaseIterable {
    case table
    case collection
  }

  /// A full list with an opaque background, and a touch.
  @MainActor
  private struct Scene {
    let list: UIScrollView
    let background = UIView()
    let scene: ListScene
    private let rows = Rows(sections: [40])
    private let cells = Cells()

    init(_ kind: Kind, _ world: UIKitWorld) {
      switch kind {
      case .table:
        let table = rows.table()
        table.backgroundView = background
        list = table
        scene = ListScene(world, list: table)
        rows.fill(table)
      case .collection:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 44)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.backgroundView = background
        list = collection
        scene = ListScene(world, list: collection)
        collection.dataSource = cells
      }
      world.step()
    }

    /// The visible layers, from the deepest to the topmost.
    var drawn: [UIView] {
      list.subviews.enumerated()
        .sorted { ($0.1.layer.zPosition, $0.0) < ($1.1.layer.zPosition, $1.0) }
        .map(\.1)
    }

    func depth(where isWanted: (UIView) -> Bool) throws -> Int {
      let depth = drawn.firstIndex(where: isWanted)
      return try #require(depth)
    }

    /// Scrolls back to the top after rows were created, and pulls to half of the indicator.
    func pull() {
      scene.finger.scroll(to: 600, animated: false)
      scene.finger.wait(0.1)
      scene.finger.scroll(to: 0, animated: false)
      scene.finger.wait(0.1)
      scene.finger.down()
      scene.finger.drag(60, over: 0.2)
    }
  }

  private static func style(_ placement: Placement) throws -> PullStyle {
    var style = PullStyle.ring
    style.behavior.placement = placement
    return style
  }

  private static func isIndicator(_ view: UIView) -> Bool {
    view is IndicatorView && !view.isHidden
  }

  private static func isRow(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionViewCell
  }

  @Test(arguments: Kind.allCases, [Placement.withContent, .fixedBehind, .fixedInFront])
  private func theBackgroundDoesNotCoverTheIndicator(
    _ kind: Kind,
    _ placement: Placement
  ) throws {
    try UIKitWorld.run { world in
      let scene = Scene(kind, world)
      scene.list.overscroll.onRefresh(try Self.style(placement)) {}
      scene.pull()
      let background = try scene.depth { $0 === scene.background }
      #expect(background < (try scene.depth(where: Self.isIndicator)))
      #expect(background < (try scene.depth(where: Self.isRow)))
    }
  }

  @Test(arguments: Kind.allCases)
  private func anIndicatorBehindTheRowsIsUncoveredByThem(_ kind: Kind) throws {
    try UIKitWorld.run { world in
      let scene = Scene(kind, world)
      scene.list.overscroll.onRefresh(try Self.style(.fixedBehind)) {}
      scene.pull()
      #expect(try scene.depth(where: Self.isIndicator) < scene.depth(where: Self.isRow))
    }
  }

  @Test func aBackgroundThatComesLaterIsBeneathTheIndicatorToo() throws {
    try UIKitWorld.run { world in
      let rows = Rows(sections: [40])
      let table = rows.table()
      let scene = ListScene(world, list: table)
      rows.fill(table)
      table.overscroll.onRefresh(try Self.style(.fixedBehind)) {}
      scene.finger.down()
      scene.finger.drag(60, over: 0.2)
      let indicator = try #require(table.subviews.first(where: Self.isIndicator))
      let backgrounds = [UIView(), UIView()]
      for background in backgrounds {
        table.backgroundView = background
        scene.finger.drag(1, over: 0.1)
        let places = try [background, indicator].map { view in
          let place = try #require(table.subviews.firstIndex(of: view))
          return (view.layer.zPosition, place)
        }
        #expect(places[0] < places[1])
      }
      #expect(backgrounds[0].layer.zPosition == 0)
    }
  }

  @Test func theBackgroundIsAsTheAppHadItWhenNothingLiesBehindTheRows() throws {
    try UIKitWorld.run { world in
      let scene = Scene(.table, world)
      scene.background.layer.zPosition = 0.25
      let control = scene.list.overscroll.onRefresh(try Self.style(.fixedBehind)) {}
      scene.pull()
      #expect(scene.background.layer.zPosition < 0)
      control.style = try Self.style(.withContent)
      scene.scene.finger.drag(1, over: 0.1)
      #expect(scene.background.layer.zPosition == 0.25)
      control.style = try Self.style(.fixedBehind)
      scene.scene.finger.drag(1, over: 0.1)
      #expect(scene.background.layer.zPosition < 0)
      control.style = try Self.style(.withContent)
      scene.scene.finger.drag(1, over: 0.1)
      #expect(scene.background.layer.zPosition == 0.25)
      scene.background.layer.zPosition = -1
      control.remove()
      #expect(scene.background.layer.zPosition == -1)
    }
  }

  @Test func aControlThatGoesLeavesTheBackgroundAsTheAppHadIt() throws {
    try UIKitWorld.run { world in
      let scene = Scene(.collection, world)
      let control = scene.list.overscroll.onRefresh(try Self.style(.fixedBehind)) {}
      scene.pull()
      #expect(scene.background.layer.zPosition < 0)
      control.remove()
      #expect(scene.background.layer.zPosition == 0)
    }
  }

  @Test func aBackgroundThatTheAppHasPutDeeperStaysThere() throws {
    try UIKitWorld.run { world in
      let scene = Scene(.table, world)
      scene.background.layer.zPosition = -8
      let control = scene.list.overscroll.onRefresh(try Self.style(.fixedBehind)) {}
      scene.pull()
      #expect(scene.background.layer.zPosition == -8)
      control.remove()
      #expect(scene.background.layer.zPosition == -8)
    }
  }
}
#endif
