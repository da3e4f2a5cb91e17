import Overscroll
import OverscrollPlace
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Lists that are turned upside down, as many chats: their newest message is the first, at the bottom.
@MainActor
@Suite struct UpsideDownTests {
  /// How apps turn a list.
  enum Turn: CaseIterable {
    case scale, rotation

    var transform: CGAffineTransform {
      switch self {
      case .scale: CGAffineTransform(scaleX: 1, y: -1)
      case .rotation: CGAffineTransform(rotationAngle: .pi)
      }
    }
  }

  /// When an app turns it, and what.
  enum Time: CaseIterable {
    case before, after, around
  }

  private func run(
    _ turn: Turn,
    _ time: Time = .before,
    add: @MainActor (PullControls) -> Void,
    _ body: @MainActor (ListScene) throws -> Void
  ) rethrows {
    try ListScene.run { scene in
      switch time {
      case .before: scene.list.transform = turn.transform
      case .after: break
      case .around:
        let outer = UIView(frame: scene.window.bounds)
        scene.window.addSubview(outer)
        outer.addSubview(scene.list)
        outer.transform = turn.transform
      }
      add(scene.list.overscroll)
      scene.world.step()
      if time == .after { scene.list.transform = turn.transform }
      try body(scene)
    }
  }

  private func indicator(_ scene: ListScene) throws -> UIView {
    try #require(scene.indicator)
  }

  private func isUpright(_ view: UIView) -> Bool {
    let origin = view.convert(CGPoint.zero, to: nil)
    let end = view.convert(CGPoint(x: 1, y: 1), to: nil)
    return abs(end.x - origin.x - 1) < 1e-9 && abs(end.y - origin.y - 1) < 1e-9
  }

  /// Where a view is on the screen, of 390 by 640 points.
  private func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test(arguments: Turn.allCases, Time.allCases)
  func aLoadMoreAtTheEndIsSeenUprightAtTheTop(_ turn: Turn, _ time: Time) throws {
    try run(turn, time) {
      $0.onLoadMore { .succeeded }.configure { $0.language = .en }
    } _: { scene in
      scene.finger.scroll(to: 4_000 + 44 - 640, animated: false)
      scene.finger.wait(0.1)
      let view = try indicator(scene)
      #expect(isUpright(view))
      let place = place(view)
      #expect(abs(place.minY) < 1e-6 && abs(place.height - 44) < 1e-6)
      #expect(abs(place.minX) < 1e-6 && abs(place.width - 390) < 1e-6)
      #expect(scene.world.undefinedFrameWrites == 0)
    }
  }

  /// As a list that is not turned says at the edge where this one is seen.
  @Test(arguments: Turn.allCases)
  func itsTextsAreThoseOfTheEdgeWhereItIsSeen(_ turn: Turn) throws {
    var tap = PullStyle.arrow.loadMore
    tap.behavior = .tapLoadMore
    func text(_ edge: ScrollEdge, _ turn: Turn?) throws -> String? {
      try ListScene.run { scene in
        if let turn { scene.list.transform = turn.transform }
        scene.list.overscroll.onLoadMore(tap, at: edge) { .succeeded }.language = .en
        scene.finger.scroll(to: edge == .top ? -44 : 4_000 + 44 - 640, animated: false)
        scene.finger.wait(0.1)
        return try indicator(scene).accessibilityLabel
      }
    }
    #expect(try text(.bottom, turn) == text(.top, nil))
    #expect(try text(.top, turn) == text(.bottom, nil))
    #expect(try text(.top, nil) != text(.bottom, nil))
  }

  /// A refresh at the content's start, at the bottom of the screen, is pulled upwards.
  @Test(arguments: Turn.allCases, UIKitPolicy.every)
  func aPullUpwardsRefreshesAtTheBottom(_ turn: Turn, _ policy: UIKitPolicy) throws {
    try ListScene.run(policy: policy) { scene in
      scene.list.transform = turn.transform
      let (listener, control) = scene.list.overscroll.addWithListener()
      scene.finger.down()
      scene.finger.drag(-200, over: 0.4)
      #expect(control.phase == .armed)
      let view = try indicator(scene)
      #expect(isUpright(view))
      #expect(place(view).maxY <= 640 + 1e-6 && place(view).minY > 500)
      scene.finger.up()
      scene.finger.wait(1)
      #expect(listener.runs.count == 1 && scene.gap == 56)
      control.end()
      scene.finger.wait(2)
      scene.expectAtRest()
      #expect(scene.world.undefinedFrameWrites == 0)
    }
  }

  @Test(arguments: Turn.allCases)
  func theMarkerOfNewItemsIsUpright(_ turn: Turn) throws {
    try UIKitWorld.run { world in
      let place = PlaceScene(world, staysAtTop: true)
      place.list.transform = turn.transform
      place.read(to: 300)
      place.place.newItems = 12
      world.step()
      let marker = try #require(place.list.subviews.first { $0 is NewItemsMarker })
      #expect(isUpright(marker))
      #expect(world.undefinedFrameWrites == 0)
    }
  }

  @Test func aFloorIsUpright() throws {
    try run(.scale) {
      $0.onRefresh {}.setFloor(UIView())
    } _: { scene in
      #expect(scene.list.overscroll.refresh?.openFloor() == true)
      scene.finger.settle()
      let floor = try #require(scene.list.overscroll.refresh?.floor)
      #expect(floor == .open)
      let page = scene.list.subviews.first { !$0.isHidden && abs($0.bounds.height - 640) < 1 }
      #expect(page.map(isUpright) == true)
    }
  }

  /// Right to left, the text begins on the right of the screen, also where a rotation mirrors the list.
  @Test(arguments: Turn.allCases)
  func rightToLeftItIsDrawnAsInAListThatIsNotTurned(_ turn: Turn) throws {
    func frames(_ turn: Turn?) throws -> [CGRect] {
      try UIKitWorld.run { world in
        world.traits.layoutDirection = .rightToLeft
        let scene = ListScene(world)
        if let turn { scene.list.transform = turn.transform }
        scene.list.overscroll.onRefresh {}.language = .ar
        scene.finger.down()
        scene.finger.drag(turn == nil ? 150 : -150, over: 0.3)
        return try indicator(scene).subviews.map { place($0) }
      }
    }
    let (turned, plain) = (try frames(turn), try frames(nil))
    #expect(turned.count == plain.count && !plain.isEmpty)
    for (one, other) in zip(turned, plain) { #expect(abs(one.minX - other.minX) < 1) }
  }
}
