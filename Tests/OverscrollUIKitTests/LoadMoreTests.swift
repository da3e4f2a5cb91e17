import Overscroll
import OverscrollClassics
import OverscrollLooks
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Load-more at the end, and at the sides of horizontal lists.
@MainActor
@Suite struct LoadMoreTests {
  @Test(arguments: UIKitPolicy.every)
  func scrollingNearTheEndLoadsOncePerPageAndMovesNothing(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, content: 2_000, bottom: 10) { scene in
      var pages = 0
      let control = scene.list.overscroll.onLoadMore {
        pages += 1
        return pages < 3 ? .succeeded : .exhausted
      }
      #expect(scene.list.contentInset.bottom.isAbout(54))
      #expect(scene.list.contentOffset.y == 0)
      for page in 1...3 {
        let end = scene.list.contentSize.height + 54 - 640
        scene.finger.scroll(to: end - 400, animated: false)
        scene.finger.wait(0.05)
        #expect(pages == page - 1)
        scene.finger.scroll(to: end - 300, animated: false)
        await letTasksRun()
        #expect(pages == page)
        let place = scene.list.contentOffset.y
        scene.list.contentSize.height += 1_000
        scene.finger.wait(1)
        #expect(scene.list.contentOffset.y == place)
      }
      #expect(control.phase == .exhausted)
      control.remove()
      #expect(scene.list.contentInset.bottom == 10)
    }
  }

  /// A refresh where reading starts, and MJRefresh's trailer, which holds 60 points, where it ends.
  @Test(
    arguments: UIKitPolicy.every,
    [(ScrollEdge.leading, false), (.leading, true), (.trailing, false)]
  )
  func aHorizontalListIsPulledAtBothItsSides(
    _ policy: UIKitPolicy,
    _ place: (edge: ScrollEdge, isRightToLeft: Bool)
  ) async {
    await UIKitWorld.run(policy: policy) { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      let isTrailing = place.edge == .trailing
      if place.isRightToLeft { list.semanticContentAttribute = .forceRightToLeft }
      list.contentSize = CGSize(width: 2_000, height: 200)
      let window = UIWindow(frame: list.frame)
      window.addSubview(list)
      let isRight = place.isRightToLeft || isTrailing
      let rest: CGFloat = isRight ? 1_610 : 0
      list.contentOffset.x = rest
      let sign: CGFloat = isRight ? -1 : 1
      let gate = Gate()
      let control =
        isTrailing
        ? list.overscroll.onLoadMore(.mjTrailer, at: .trailing) {
          try await gate.wait()
          return .succeeded
        } : list.overscroll.onRefresh(.ring, at: .leading) { try await gate.wait() }
      let hold: CGFloat = isTrailing ? 60 : 56
      let finger = Finger(on: list, axis: .horizontal)
      finger.pull(sign * 250)
      finger.wait(0.3)
      await letTasksRun()
      #expect(gate.arrivals == 1)
      finger.wait(1)
      #expect(abs(list.contentOffset.x - (rest - sign * hold)) <= 0.5)
      #expect((isRight ? list.contentInset.right : list.contentInset.left).isAbout(hold))
      await gate.letThrough()
      finger.wait(2)
      #expect(control.phase == .idle)
      #expect(list.contentInset == .zero)
      #expect(abs(list.contentOffset.x - rest) <= 0.5)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func contentAtItsEndStaysInRangeWhenALoadMoreGivesItsRoomBack(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy, content: 2_000, bottom: 30) { scene in
      let control = scene.list.overscroll.onLoadMore {
        try await Gate().wait()
        return .succeeded
      }
      let end: CGFloat = 2_000 + 30 - 640
      scene.finger.scroll(to: end + 44, animated: false)
      scene.finger.wait(0.5)
      #expect(scene.list.contentInset.bottom.isAbout(74))
      control.isHidden = true
      #expect(scene.list.contentInset.bottom == 30)
      #expect(scene.list.contentOffset.y == end)
    }
  }

  /// An app may set or change its layout direction after the control was added.
  @Test(arguments: UIKitPolicy.every, [false, true])
  func theRoomOfAHorizontalListChangesSidesWithTheReadingDirection(
    _ policy: UIKitPolicy,
    _ isOnScreen: Bool
  ) {
    UIKitWorld.run(policy: policy) { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      list.contentSize = CGSize(width: 2_000, height: 200)
      list.contentInset = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
      list.overscroll.onLoadMore(at: .trailing) {
        try await Gate().wait()
        return .succeeded
      }
      let window = UIWindow(frame: list.frame)
      let parent = UIView(frame: list.frame)
      window.addSubview(parent)
      if isOnScreen {
        parent.addSubview(list)
        world.step()
        #expect(list.contentInset.isAbout(UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 64)))
        list.removeFromSuperview()
      }
      list.semanticContentAttribute = .forceRightToLeft
      parent.addSubview(list)
      world.step()
      #expect(list.contentInset.isAbout(UIEdgeInsets(top: 0, left: 54, bottom: 0, right: 20)))
      list.overscroll.removeAll()
      #expect(list.contentInset == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aTapLoadsWhereATapIsAskedFor(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, content: 2_000) { scene in
      var style = PullStyle.arrow.loadMore
      style.behavior = .tapLoadMore
      let gate = Gate()
      scene.list.overscroll.onLoadMore(style) {
        try await gate.wait()
        return .succeeded
      }
      scene.finger.scroll(to: 2_044 - 640, animated: false)
      scene.finger.wait(0.1)
      let tap = SimulatedInput(.touch, at: CGPoint(x: 195, y: 2_022), in: scene.list)
      tap.end()
      await letTasksRun()
      #expect(gate.arrivals == 1)
    }
  }

  /// https://developer.apple.com/documentation/uikit/uiscrollview/touchesshouldcancel(in:): no control gives back a
  /// touch that has stood still.
  @Test func aDragThatBeginsOnTheFooterAfterAHoldScrolls() throws {
    try ListScene.run { scene in
      var style = PullStyle.arrow.loadMore
      style.behavior = .tapLoadMore
      let control = scene.list.overscroll.onLoadMore(style) { .exhausted }
      scene.finger.scroll(to: 4_000 - 640 + 44, animated: false)
      scene.world.step()
      let footer = try #require(scene.list.subviews.first { $0 is IndicatorView })
      let touch = SimulatedInput(.touch, at: CGPoint(x: 195, y: 22), in: footer)
      scene.finger.wait(0.3)
      touch.move(by: CGPoint(x: 0, y: 110))
      #expect(abs(scene.list.contentOffset.y - (4_000 - 640 + 44 - 100)) <= ListScene.pixel)
      touch.end()
      scene.finger.settle()
      #expect(control.phase == .idle)
    }
  }
}

/// Content that gets longer or shorter past an edge: what is read moves only with the finger, or as a bounce.
@MainActor
@Suite struct GrowthTests {
  /// The row of 60 points arrives under the finger, which then lets go.
  @Test(arguments: UIKitPolicy.every)
  func aPullStaysArmedWhenRowsArrive(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.down()
      scene.finger.drag(180, over: 0.4)
      #expect(control.phase == .armed)
      #expect(scene.movement { scene.list.contentSize.height += 60 } == 0)
      #expect(control.phase == .armed)
      // The next pixel of the finger moves no more than that.
      #expect(scene.movement { scene.finger.drag(1, over: 1.0 / 60) } <= 1)
      await scene.letGo()
      #expect(control.phase == .running)
      scene.finger.wait(1)
      #expect(gate.arrivals == 1)
      #expect(abs(scene.gap - 56) <= ListScene.pixel)
      await gate.letThrough()
      scene.finger.wait(3)
      scene.expectAtRest()
    }
  }

  /// With rows of which the place is kept, too.
  @Test(arguments: UIKitPolicy.every)
  func aPullStaysArmedWhenRowsArriveInAListThatKeepsItsPlace(_ policy: UIKitPolicy) {
    UIKitWorld.run(policy: policy) { world in
      let place = PlaceScene(world)
      let control = place.list.overscroll.onRefresh {}
      place.scene.finger.down()
      place.scene.finger.drag(180, over: 0.4)
      #expect(control.phase == .armed)
      let movement = place.movement {
        place.articles.ids.append(1)
        place.reload()
      }
      #expect(movement <= ListScene.pixel)
      #expect(control.phase == .armed)
    }
  }

  /// The finger holds the content past its end, and lets go after the rows have come.
  @Test(arguments: UIKitPolicy.every, [60.0, 300, -60])
  func rowsThatComeUnderAFingerPastTheEndMoveNothing(_ policy: UIKitPolicy, _ growth: Double) async
  {
    await ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh {}
      scene.finger.scroll(to: 4_000 - 640, animated: false)
      scene.finger.down()
      scene.finger.drag(-200, over: 0.4)
      #expect(scene.list.contentOffset.y > 4_000 - 640 + 80)
      #expect(scene.movement { scene.list.contentSize.height += growth } == 0)
      #expect(scene.movement { scene.finger.drag(-1, over: 1.0 / 60) } <= 1)
      await scene.letGo()
      scene.finger.settle()
      let end = 4_000 + growth - 640
      #expect(scene.list.contentOffset.y <= end + Double(ListScene.pixel))
    }
  }

  /// The bounce goes on from where it is, and ends at an edge.
  @Test(arguments: UIKitPolicy.every, [true, false])
  func rowsThatComeInABounceMoveNothing(_ policy: UIKitPolicy, _ isAtStart: Bool) {
    ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh {}
      if !isAtStart { scene.finger.scroll(to: 4_000 - 640, animated: false) }
      scene.finger.down()
      // Too little to arm.
      scene.finger.drag(isAtStart ? 90 : -90, over: 0.2)
      scene.finger.hold(0.2)
      scene.finger.up()
      scene.finger.wait(2.0 / 60)
      let past = scene.list.contentOffset.y - (isAtStart ? 0 : 4_000 - 640)
      #expect(abs(past) > 20)
      #expect(scene.movement { scene.list.contentSize.height += 10 } == 0)
      scene.watch()
      scene.finger.settle()
      #expect(scene.largestStep < 12)
      let end: CGFloat = isAtStart ? 0 : 4_010 - 640
      #expect(abs(scene.list.contentOffset.y - end) <= ListScene.pixel)
    }
  }
}

/// A look of its own for the first load of a list that has had no content.
@MainActor
@Suite struct FirstLoadTests {
  /// A look of 200 points over the list, which holds nothing open.
  private static let skeleton: PullStyle = {
    var style = PullStyle.petals
    style.behavior.placement = .fixedInFront
    style.behavior.indicatorExtent = 200
    style.behavior.hold.distance = 0
    return style
  }()

  @Test(arguments: UIKitPolicy.every)
  func aFirstLoadHasALookOfItsOwnUntilThereIsContent(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let rows = Rows(sections: [0])
      rows.hasHeaders = false
      let table = rows.table()
      let scene = ListScene(world, list: table, content: 0)
      rows.fill(table)
      world.step()
      let (gate, control) = table.overscroll.onGatedRefresh(.ring)
      control.firstLoadStyle = Self.skeleton
      var indicator: UIView? { table.subviews.first { $0 is IndicatorView } }
      control.begin()
      await letTasksRun()
      scene.finger.wait(1)
      #expect(control.phase == .running && control.style == .ring)
      #expect(indicator?.isHidden == false && indicator?.frame.height == 200)
      // Content uncovers itself, and stays where it is.
      rows.sections = [40]
      table.reloadData()
      table.layoutIfNeeded()
      world.step()
      scene.finger.wait(0.5)
      #expect(control.phase == .running && indicator?.isHidden == true)
      #expect(table.contentInset.top == 0 && scene.gap == 0)
      scene.watch()
      await gate.letThrough()
      scene.finger.wait(3)
      #expect(scene.largestStep == 0)
      scene.expectAtRest()
      await scene.pull()
      world.step()
      #expect(table.contentInset.top.isAbout(56) && indicator?.frame.height == 56)
    }
  }
}
