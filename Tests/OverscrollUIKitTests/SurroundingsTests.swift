import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Bars, rotation, keyboards and headers during a refresh.
@MainActor
@Suite struct SurroundingsTests {
  /// The list scrolls under a touch that begins on the open indicator, wherever that is drawn.
  @Test(arguments: Placement.allCases)
  func aTouchOnTheOpenIndicatorScrollsTheList(_ placement: Placement) async {
    await ListScene.run { scene in
      var style = PullStyle.ring
      style.behavior.placement = placement
      _ = scene.list.overscroll.onGatedRefresh(style)
      await scene.pull()
      scene.finger.wait(1)
      #expect(abs(scene.gap - 56) <= ListScene.pixel)
      let touch = SimulatedInput(.touch, at: CGPoint(x: 195, y: -28), in: scene.list)
      for _ in 0..<20 {
        scene.world.step()
        touch.move(by: CGPoint(x: 0, y: -10))
      }
      touch.end()
      scene.finger.wait(3)
      #expect(scene.gap < -140)
    }
  }

  /// An animated scroll cannot be observed before its first step, and our frame may come before.
  ///
  /// If the setter without animation stopped motion too, every write would stop it
  /// (Documentation/UIKit.md, "Behavior that the host does not change"), so the policies with both
  /// answers are excluded.
  @Test(
    arguments: UIKitPolicy.every.filter {
      !($0.offsetSetterStopsMotion && $0.displayLinksBeforeScrolling)
    }
  )
  func anAppsAnimatedScrollDuringTheClosingIsNotCut(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      await scene.pull()
      scene.finger.wait(1)
      await gate.letThrough()
      scene.finger.wait(0.6)
      scene.finger.scroll(to: 500, animated: true)
      scene.finger.wait(2)
      #expect(scene.list.contentOffset.y == 500)
      #expect(control.phase == .idle)
      #expect(scene.list.contentInset.top == 0)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func anInnerListGoesFirst(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let inner = Sharing(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
      inner.contentSize = CGSize(width: 390, height: 3_000)
      inner.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 200, right: 0)
      inner.contentOffset.y = 1_000
      scene.list.addSubview(inner)
      let gate = scene.list.overscroll.onGatedRefresh().gate
      await scene.pull()
      scene.finger.settle()
      #expect(gate.arrivals == 0)
      inner.contentOffset.y = -30
      await scene.pull()
      #expect(gate.arrivals == 1)
    }
  }

  /// Both at their top, each with a refresh: a pull is the inner one's, as in the browser.
  @Test(arguments: UIKitPolicy.every)
  func aPullAtTheTopOfTwoListsIsTheInnerOnes(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let inner = Sharing(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
      inner.contentSize = CGSize(width: 390, height: 3_000)
      scene.list.addSubview(inner)
      let outerGate = scene.list.overscroll.onGatedRefresh().gate
      let (innerGate, control) = inner.overscroll.onGatedRefresh()
      await scene.pull()
      #expect(innerGate.arrivals == 1)
      #expect(outerGate.arrivals == 0)
      await scene.answer(innerGate)
      scene.finger.wait(3)
      // Without a refresh of its own, the inner list leaves the pull to the outer one.
      control.isHidden = true
      await scene.pull()
      #expect(innerGate.arrivals == 1)
      #expect(outerGate.arrivals == 1)
    }
  }

  private final class Sharing: UIScrollView, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      true
    }
  }
}

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
      let indicator = try scene.depth(where: Self.isIndicator)
      let row = try scene.depth(where: Self.isRow)
      #expect(background < indicator && background < row)
      #expect(indicator < row || placement != .fixedBehind)
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
