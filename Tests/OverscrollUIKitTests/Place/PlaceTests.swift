import OverscrollPlace
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// A place that is kept: what is read stays where it is on the screen.
@MainActor
@Suite struct PlaceTests {
  private static let pixel = ListScene.pixel

  private func each(
    _ policy: UIKitPolicy = UIKitPolicy(),
    staysAtTop: Bool = false,
    _ body: @MainActor (PlaceScene) throws -> Void
  ) rethrows {
    for kind in PlaceScene.Kind.allCases {
      try UIKitWorld.run(policy: policy) {
        try body(PlaceScene($0, kind, staysAtTop: staysAtTop))
      }
    }
  }

  /// A bar above the list that becomes higher, as with a search field; then a page comes.
  @Test(arguments: UIKitPolicy.every, PlaceScene.Kind.allCases)
  func aBarThatBecomesHigherMovesNothingThatIsRead(
    _ policy: UIKitPolicy,
    _ kind: PlaceScene.Kind
  ) {
    UIKitWorld.run(policy: policy) { world in
      let place = PlaceScene(world, kind)
      place.read(to: 2_000)
      let movement = place.movement {
        place.list.contentInset.top += 100
        world.step()
        place.articles.ids.append(1)
        place.reload()
      }
      #expect(movement <= ListScene.pixel)
    }
  }

  /// What is under the bar then is not read: it may grow.
  @Test(arguments: UIKitPolicy.every)
  func aRowThatGrowsUnderABarThatHasBecomeHigherMovesNothing(_ policy: UIKitPolicy) {
    each(policy) { place in
      place.read(to: 2_000)
      let before = place.list.contentOffset.y
      place.list.contentInset.top += 250
      place.world.step()
      // Some answers move the content with the inset.
      guard place.list.contentOffset.y == before else { return }
      let id = place.articles.ids.first { (place.distance(of: $0) ?? 0) >= 250 } ?? 0
      let distance = place.distance(of: id)
      place.articles.growth[id - 1] = 80
      place.reload()
      place.world.step()
      #expect(abs((place.distance(of: id) ?? 0) - (distance ?? 0)) <= Self.pixel)
    }
  }

  /// Two rows or three come into view in a step, and each is measured then.
  @Test(arguments: UIKitPolicy.every)
  func rowsThatAreMeasuredInAFastScrollMoveNothingElse(_ policy: UIKitPolicy) {
    each(policy) { place in
      place.list.contentOffset.y = 3_000
      place.world.step()
      for _ in 0..<10 {
        let id = place.reading ?? 0
        let distance = place.distance(of: id) ?? 0
        place.list.contentOffset.y -= 180
        place.world.step()
        #expect(abs((place.distance(of: id) ?? 0) - distance - 180) <= Self.pixel)
      }
    }
  }

  /// Rows above are measured on the way, which moves the content; the list scrolls on at its speed.
  @Test(arguments: UIKitPolicy.every)
  func aScrollToARunGoesOnEvenlyOverRowsThatAreMeasured(_ policy: UIKitPolicy) {
    each(policy) { place in
      let control = place.list.overscroll.add(.arrow)
      control.onBegin = { _ in }
      place.read(to: 300)
      place.articles.ids.insert(contentsOf: 0..<12, at: 0)
      place.reload()
      place.world.step()
      control.begin()
      var last = 0.0
      for _ in 0..<100 where place.edge > 0 {
        let id = place.reading ?? 0
        let distance = place.distance(of: id) ?? 0
        place.world.step()
        guard place.edge > 0 else { break }
        let step = (place.distance(of: id) ?? 0) - distance
        #expect(step >= 0 && abs(step - last) <= 30, "\(step) after \(last)")
        #expect(last < 5 || step > 0)
        last = step
      }
      #expect(last > 5 && place.edge <= 0)
    }
  }

  /// A bar above the list that becomes higher: the run is farther away then.
  @Test(arguments: UIKitPolicy.every)
  func aScrollToARunWhoseEndMovesGoesOnEvenly(_ policy: UIKitPolicy) {
    each(policy) { place in
      let control = place.list.overscroll.add(.arrow)
      control.onBegin = { _ in }
      place.read(to: 2_000)
      control.begin()
      var last = 0.0
      for frame in 0..<60 {
        let before = place.list.contentOffset.y
        if frame == 12 { place.list.contentInset.top += 240 }
        let answer = place.list.contentOffset.y - before
        place.world.step()
        let step = before + answer - place.list.contentOffset.y
        #expect(abs(step - last) <= 60, "\(step) after \(last)")
        last = step
      }
      #expect(last == 0 && control.phase == .running)
    }
  }

  /// Insets have fractions that offsets, which are whole pixels, have not: at its start a list is past no edge.
  @Test(arguments: UIKitPolicy.every)
  func rowsBelowThatGoInAThrowStopItNot(_ policy: UIKitPolicy) {
    each(policy) { place in
      let stops = policy.offsetSetterStopsMotion || policy.contentSizeClamps == .andStops
      place.list.overscroll.add(.ring.loadMore, at: .top)
      // Estimated anew, the rows above are shorter than what is scrolled.
      for id in 1_000..<1_003 { place.articles.growth[id] = 240 }
      place.reload()
      for offset in stride(from: 400.0, through: 800, by: 50) {
        place.read(to: offset)
        place.scene.finger.down()
        place.scene.finger.drag(164, over: 0.4)
        place.scene.finger.up()
        place.world.step()
        guard place.list.isDecelerating, place.list.contentOffset.y > 0 else { continue }
        place.articles.ids.removeLast()
        place.reload()
        place.world.step()
        #expect(place.list.isDecelerating || stops)
      }
    }
  }

  /// As a bounce past the end may, below a high bar.
  @Test(arguments: UIKitPolicy.every)
  func contentThatLeavesTheViewIsNotBroughtBack(_ policy: UIKitPolicy) {
    each(policy) { place in
      place.read(to: 100_000)
      place.list.contentInset.top = place.list.bounds.height - 100
      place.world.step()
      let offset = place.list.contentOffset.y + 120
      place.list.contentOffset.y = offset
      place.world.step()
      place.world.step()
      #expect(place.list.contentOffset.y == offset)
    }
  }

  /// New items as long as what the estimates of others have lost: the list moves its content by the items that it
  /// measures, and never tells of another length.
  @Test(arguments: UIKitPolicy.every)
  func aChangeThatLeavesTheLengthMovesNothing(_ policy: UIKitPolicy) {
    var growth: CGFloat = 0
    for isMeasured in [false, true] {
      UIKitWorld.run(policy: policy) { world in
        let place = PlaceScene(world, .collection)
        place.articles.growth[1_000] = growth
        place.reload()
        place.read(to: 3_000)
        let lost = place.list.contentSize.height - Articles.estimate * 100
        guard isMeasured else {
          growth = Articles.estimate - lost.truncatingRemainder(dividingBy: Articles.estimate)
          return
        }
        let moved = place.movement {
          place.articles.ids += 0..<Int(lost / Articles.estimate)
          place.reload()
        }
        #expect(moved <= Self.pixel)
      }
    }
  }

  /// Without a place the rows go down by the new ones: what the other tests show is not the list's own doing.
  @Test func withoutAPlaceTheyMove() {
    UIKitWorld.run { world in
      let place = PlaceScene(world)
      place.list.overscroll.removeAll()
      for view in place.list.subviews where "\(type(of: view))" == "AnchorView" {
        view.removeFromSuperview()
      }
      place.read(to: 1_500)
      let moved = place.movement {
        place.articles.ids.insert(contentsOf: 0..<40, at: 0)
        place.reload()
      }
      #expect(moved > 2_000)
    }
  }

  /// Rows are 40 to 159 points high and estimated at 60: those above come in as the reader scrolls up.
  @Test(arguments: UIKitPolicy.every)
  func rowsAboveThatAreMeasuredLateMoveNothing(_ policy: UIKitPolicy) {
    each(policy) { place in
      place.read(to: 2_500)
      place.reload()
      place.world.step()
      for _ in 0..<40 {
        let id = place.reading
        let before = id.flatMap { place.distance(of: $0) }
        place.list.contentOffset.y -= 50
        place.world.layOutWindows()
        let after = id.flatMap { place.distance(of: $0) }
        #expect(abs((after ?? 0) - (before ?? 0) - 50) <= Self.pixel)
      }
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aChangeUnderTheFingerAndInAThrowMovesNothing(_ policy: UIKitPolicy) {
    // A setter that stops a throw is unlikely, see the double's README; what is read stays in place there, too.
    each(policy) { place in
      place.read(to: 1_500)
      place.scene.finger.down()
      place.scene.finger.drag(-100, over: 0.1)
      let dragged = place.movement {
        place.articles.ids.insert(contentsOf: 0..<20, at: 0)
        place.reload()
      }
      #expect(dragged <= Self.pixel)
      place.scene.finger.drag(-200, over: 0.1)
      place.scene.finger.up()
      place.world.step()
      let wasThrown = place.list.isDecelerating
      let thrown = place.movement {
        place.articles.ids.insert(contentsOf: 20..<40, at: 0)
        place.reload()
      }
      #expect(thrown <= Self.pixel)
      #expect(place.list.isDecelerating == (wasThrown && !policy.offsetSetterStopsMotion))
    }
  }

  /// A handler's data changes while the list still shows the old rows, and a frame passes.
  @Test(arguments: UIKitPolicy.every)
  func dataThatTheListIsToldOfLaterMovesNothing(_ policy: UIKitPolicy) {
    each(policy) { place in
      place.list.overscroll.onRefresh {}
      place.read(to: 1_500)
      let id = place.reading ?? 0
      let before = place.distance(of: id) ?? 0
      place.articles.ids.insert(contentsOf: 0..<12, at: 0)
      place.list.contentOffset.y += 1
      place.list.contentOffset.y -= 1
      place.place.keep { place.reload() }
      #expect(abs((place.distance(of: id) ?? 0) - before) <= Self.pixel)
    }
  }

  // MARK: At the top

  /// From the pull to the end of its closing; the handler inserts twelve rows.
  @Test(arguments: UIKitPolicy.every, [true, false])
  func aRefreshBringsNewRowsAboveOrIntoView(_ policy: UIKitPolicy, _ staysAtTop: Bool) async {
    await UIKitWorld.run(policy: policy) { world in
      let place = PlaceScene(world, staysAtTop: staysAtTop)
      let gate = Gate()
      place.list.overscroll.onRefresh {
        try await gate.wait()
        place.articles.ids.insert(contentsOf: 0..<12, at: 0)
        place.reload()
      }
      await place.scene.pull()
      place.scene.finger.wait(1)
      #expect(place.reading == 1_000)
      let before = place.distance(of: 1_000) ?? 0
      await gate.letThrough()
      place.world.layOutWindows()
      if staysAtTop {
        #expect(abs((place.distance(of: 1_000) ?? 0) - before) <= Self.pixel)
        place.scene.finger.wait(3)
        #expect(abs((place.distance(of: 1_000) ?? 0) - before) <= Self.pixel)
      } else {
        place.scene.finger.wait(3)
        #expect(place.reading == 0)
      }
      #expect(place.list.contentInset == UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0))
    }
  }

  // MARK: A load-more

  /// A chat: older messages come in above the first one, also at the very top.
  @Test(arguments: UIKitPolicy.every)
  func historyAtTheTopMovesNothing(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let place = PlaceScene(world)
      place.read(to: 2_000)
      var pages = 0
      place.list.overscroll.onLoadMore(at: .top) {
        pages += 1
        place.articles.ids.insert(contentsOf: (-20 * pages)..<(-20 * pages + 20), at: 0)
        place.reload()
        return pages < 3 ? .succeeded : .exhausted
      }
      for _ in 0..<3 {
        for _ in 0..<100 where place.list.contentOffset.y > 0 {
          let id = place.reading
          let before = id.flatMap { place.distance(of: $0) } ?? 0
          place.list.contentOffset.y -= 40
          place.world.layOutWindows()
          await letTasksRun()
          place.world.layOutWindows()
          let after = id.flatMap { place.distance(of: $0) } ?? 0
          #expect(abs(after - before - 40) <= Self.pixel)
        }
      }
      #expect(pages == 3)
    }
  }

  // MARK: Return

  @Test(arguments: UIKitPolicy.every)
  func aListComesBackAtTheSameRow(_ policy: UIKitPolicy) throws {
    try each(policy) { place in
      place.read(to: 3_000)
      let anchor = try #require(place.place.anchor)
      let before = try #require(place.distance(of: anchor.id))
      #expect(abs(Double(before) - anchor.distance) <= 0.5)
      place.scene.finger.scroll(to: -20, animated: false)
      place.world.step()
      place.place.scroll(to: anchor)
      let after = try #require(place.distance(of: anchor.id))
      #expect(abs(Double(after) - anchor.distance) <= Double(Self.pixel))
    }
  }

  /// The app sets the anchor before the list is on the screen.
  @Test func aListThatIsNotOnTheScreenComesBackWithItsFirstLayout() {
    UIKitWorld.run { world in
      let articles = Articles(0..<100)
      let table = UITableView(frame: .zero, style: .plain)
      table.estimatedRowHeight = Articles.estimate
      table.delegate = articles
      table.dataSource = articles
      let place = table.overscroll.keepPlace { articles.ids[$0.row] }
      place.scroll(to: ReadingAnchor(id: 50, distance: -12))
      _ = ListScene(world, list: table)
      let start = table.rectForRow(at: IndexPath(row: 50, section: 0)).minY
      #expect(abs(start - table.contentOffset.y + 12) <= Self.pixel)
    }
  }

  @Test func aPlaceOutlivesTheControlsAndAListIsFreed() {
    UIKitWorld.run { world in
      weak var list: UIScrollView?
      do {
        let place = PlaceScene(world)
        list = place.list
        place.list.overscroll.onRefresh {}
        place.list.overscroll.removeAll()
        place.read(to: 1_500)
        let moved = place.movement {
          place.articles.ids.insert(contentsOf: 0..<40, at: 0)
          place.reload()
        }
        #expect(moved <= Self.pixel)
        place.list.removeFromSuperview()
      }
      world.step()
      #expect(list == nil)
    }
  }
}
