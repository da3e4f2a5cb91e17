import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// An indicator in a view that the app has placed, such as one in a header cell.
@MainActor
@Suite struct ContainerTests {
  /// The indicator that a view contains.
  private static func indicator(in view: UIView) -> UIView? {
    view.subviews.first { $0 is IndicatorView }
  }

  /// Whether a view has an indicator in sight.
  private static func shows(_ view: UIView) -> Bool { indicator(in: view)?.isHidden == false }

  /// A view in the content of a list, as in a header cell.
  private static func container(in scene: ListScene, side: CGFloat = 60) -> UIView {
    let container = UIView(frame: CGRect(x: 165, y: 20, width: side, height: side))
    scene.list.addSubview(container)
    return container
  }

  /// A list that is pulled by 80 points, with its indicator in a container; returns what that is given.
  private static func pulled(_ scene: ListScene, in container: UIView) -> Record {
    let record = Record()
    let (_, control) = scene.list.overscroll.onGatedRefresh(.ring)
    control.indicator = Recorder(record: record)
    control.indicatorContainer = container
    scene.finger.down()
    scene.finger.drag(80, over: 0.2)
    return record
  }

  private static let withoutHold: PullStyle = {
    var style = PullStyle.ring
    style.behavior.hold.distance = 0
    return style
  }()

  /// Keeps the input of the last picture, and draws a line.
  @MainActor
  private final class Record {
    var input: IndicatorInput?
  }

  private struct Recorder: PullIndicator {
    let record: Record

    func draw(_ input: IndicatorInput, into list: inout DisplayList) {
      MainActor.assumeIsolated { record.input = input }
      list.beginPath()
      list.move(to: Point(0, 0))
      list.line(to: Point(4, 0))
      list.stroke(.accent, StrokeStyle(width: 1))
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aPullAndItsRunAreSeenInTheViewAndNothingAtTheEdge(_ policy: UIKitPolicy) async throws {
    try await ListScene.run(policy: policy) { scene in
      let container = Self.container(in: scene)
      let (gate, control) = scene.list.overscroll.onGatedRefresh(.ring)
      control.indicatorContainer = container
      scene.world.step()
      #expect(!Self.shows(container))
      scene.finger.down()
      scene.finger.drag(80, over: 0.2)
      let indicator = try #require(Self.indicator(in: container))
      #expect(Self.shows(container) && indicator.frame == container.bounds)
      #expect(indicator.layer.sublayers?.contains { $0 is CAShapeLayer } == true)
      scene.finger.drag(150, over: 0.3)
      scene.finger.up()
      await letTasksRun()
      scene.finger.wait(1)
      #expect(control.phase == .running && scene.list.contentInset.top.isAbout(56))
      #expect(Self.shows(container) && Self.indicator(in: scene.list) == nil)
      await gate.letThrough()
      scene.finger.wait(3)
      #expect(!Self.shows(container))
      scene.expectAtRest()
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func withoutAHoldTheRunIsSeenInTheView(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let container = Self.container(in: scene)
      let (gate, control) = scene.list.overscroll.onGatedRefresh(Self.withoutHold)
      let record = Record()
      control.indicator = Recorder(record: record)
      control.indicatorContainer = container
      await scene.pull()
      scene.finger.wait(1)
      #expect(control.phase == .running && scene.gap == 0 && scene.list.contentInset.top == 0)
      #expect(Self.shows(container))
      let before = record.input?.time ?? 0
      scene.finger.wait(0.5)
      #expect((record.input?.time ?? 0) - before > 0.4)
      await gate.letThrough()
      scene.finger.wait(0.3)
      #expect(control.phase == .finishing(.succeeded) && Self.shows(container))
      scene.finger.wait(0.7)
      #expect(!Self.shows(container))
      scene.expectAtRest()
    }
  }

  /// The list is scrolled away from its edge, where an indicator would be out of sight.
  @Test func aRunBegunByTheProgramIsSeenWhereverTheListIs() {
    ListScene.run { scene in
      let container = Self.container(in: scene)
      let (_, control) = scene.list.overscroll.onGatedRefresh(.ring)
      control.indicatorContainer = container
      scene.finger.scroll(to: 40, animated: false)
      control.begin()
      scene.world.step()
      #expect(Self.shows(container))
    }
  }

  @Test func anotherViewTakesTheIndicatorDuringARun() throws {
    try ListScene.run { scene in
      let (first, second) = (Self.container(in: scene), Self.container(in: scene))
      let (_, control) = scene.list.overscroll.onGatedRefresh(Self.withoutHold)
      control.indicatorContainer = first
      control.begin()
      scene.world.step()
      #expect(Self.shows(first))
      control.indicatorContainer = second
      scene.world.step()
      #expect(first.subviews.isEmpty && Self.shows(second))
      // As a cell does that is prepared for reuse.
      try #require(Self.indicator(in: second)).removeFromSuperview()
      scene.finger.wait(0.1)
      #expect(Self.shows(second))
      control.indicatorContainer = nil
      scene.world.step()
      #expect(second.subviews.isEmpty && control.indicatorContainer == nil)
    }
  }

  @Test func aViewThatIsNotOnTheScreenShowsTheRunWhenItIs() {
    ListScene.run { scene in
      let container = Self.container(in: scene)
      let (_, control) = scene.list.overscroll.onGatedRefresh(Self.withoutHold)
      container.removeFromSuperview()
      control.indicatorContainer = container
      control.begin()
      scene.finger.wait(1)
      #expect(!Self.shows(container) && Self.indicator(in: scene.list) == nil)
      scene.window.addSubview(container)
      scene.finger.wait(0.1)
      #expect(Self.shows(container))
    }
  }

  @Test func onceTheViewIsGoneTheIndicatorIsAtTheEdge() {
    ListScene.run { scene in
      let (_, control) = scene.list.overscroll.onGatedRefresh(.ring)
      weak var gone: UIView?
      do {
        let container = Self.container(in: scene)
        gone = container
        control.indicatorContainer = container
        control.begin()
        scene.world.step()
        container.removeFromSuperview()
      }
      #expect(gone == nil && control.indicatorContainer == nil)
      scene.finger.wait(1)
      #expect(Self.shows(scene.list))
      #expect(Self.indicator(in: scene.list)?.frame == CGRect(x: 0, y: -56, width: 390, height: 56))
    }
  }

  @Test func thePictureHasTheSizeOfTheViewAlsoWhenThatChanges() {
    ListScene.run { scene in
      let container = Self.container(in: scene)
      let record = Self.pulled(scene, in: container)
      #expect(record.input?.width == 60 && record.input?.height == 60)
      container.frame = CGRect(x: 0, y: 0, width: 120, height: 30)
      // The finger rests: nothing but the size changes.
      scene.world.layOutWindows()
      scene.world.layOutWindows()
      #expect(record.input?.width == 120 && record.input?.height == 30)
    }
  }

  @Test func theViewsAppearanceAndDirectionCount() throws {
    try ListScene.run { scene in
      let container = Self.container(in: scene)
      container.semanticContentAttribute = .forceRightToLeft
      container.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
      let record = Self.pulled(scene, in: container)
      #expect(record.input?.environment.direction == .rightToLeft)
      let indicator = try #require(Self.indicator(in: container))
      #expect(indicator.shapes.first?.strokeColor == UIColor.red.cgColor)
      container.overrideUserInterfaceStyle = .dark
      scene.finger.drag(1, over: 0.05)
      #expect(indicator.shapes.first?.strokeColor == UIColor.green.cgColor)
    }
  }

  @Test func nothingIsLeftInTheViewOfAControlThatIsRemoved() {
    ListScene.run { scene in
      let container = Self.container(in: scene)
      let (_, control) = scene.list.overscroll.onGatedRefresh(.ring)
      control.indicatorContainer = container
      control.begin()
      scene.world.step()
      control.remove()
      scene.finger.wait(2)
      #expect(container.subviews.isEmpty)
      scene.expectAtRest()
    }
  }

  @Test func aViewOutsideOfTheListShowsNothingWhileTheListIsAway() {
    ListScene.run { scene in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
      scene.window.addSubview(bar)
      let (_, control) = scene.list.overscroll.onGatedRefresh(Self.withoutHold)
      control.indicatorContainer = bar
      control.begin()
      scene.finger.wait(0.1)
      #expect(Self.shows(bar))
      scene.list.removeFromSuperview()
      scene.finger.wait(0.1)
      #expect(!Self.shows(bar))
      scene.window.addSubview(scene.list)
      scene.finger.wait(0.1)
      #expect(Self.shows(bar))
      scene.list.removeFromSuperview()
      bar.removeFromSuperview()
      scene.window.addSubview(scene.list)
      scene.finger.wait(0.1)
      scene.window.addSubview(bar)
      scene.finger.wait(0.1)
      #expect(Self.shows(bar))
      control.isHidden = true
      scene.finger.wait(0.1)
      #expect(!Self.shows(bar))
    }
  }

  @Test func aLoadMoreIsSeenAtRestAndTapped() async throws {
    try await ListScene.run { scene in
      let container = Self.container(in: scene)
      var loads = 0
      var style = PullStyle.arrow.loadMore
      style.behavior = .tapLoadMore
      let control = scene.list.overscroll.onLoadMore(style) {
        loads += 1
        return .exhausted
      }
      control.indicatorContainer = container
      scene.world.step()
      #expect(Self.shows(container))
      let indicator = try #require(Self.indicator(in: container))
      indicator.tap()
      await letTasksRun()
      #expect(loads == 1)
      scene.finger.wait(1)
      #expect(control.isExhausted && Self.shows(container))
    }
  }

  @Test func aViewOfTheAppMayBeInAViewOfTheApp() {
    ListScene.run { scene in
      let container = Self.container(in: scene)
      let picture = UIView()
      scene.list.overscroll.onRefresh {}.configure {
        $0.indicatorContainer = container
        $0.setIndicatorView(picture)
      }
      scene.finger.down()
      scene.finger.drag(80, over: 0.2)
      #expect(picture.superview?.superview === Self.indicator(in: container))
      #expect(picture.frame == container.bounds)
    }
  }
}
