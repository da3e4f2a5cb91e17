#if os(Linux)
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Calls the file for Objective-C as an app in Objective-C does, on the double and without its runtime.
@MainActor
@Suite struct OverscrollControlTests {
  /// A list of 20 screens at its top, with a finger.
  @MainActor
  private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    let list = UIScrollView()
    let finger: Finger

    init(_ world: UIKitWorld) {
      list.frame = window.bounds
      list.contentSize = CGSize(width: 390, height: 12_800)
      window.addSubview(list)
      window.makeKeyAndVisible()
      finger = Finger(on: list)
      world.step()
    }

    static func run(_ body: @MainActor (Scene) async throws -> Void) async rethrows {
      try await UIKitWorld.run { try await body(Scene($0)) }
    }

    private var shown: [UIView] { list.subviews.filter { !$0.isHidden } }
    var labels: [UILabel] { shown.flatMap(\.labels) }
    var image: CGImage? { shown.lazy.compactMap(\.picture).first?.contents as? CGImage }
  }

  private final class Screen: NSObject, SelectorPerforming {
    nonisolated(unsafe) var calls: [(name: String, sender: OverscrollControl?)] = []

    func perform(named name: String, with object: Any?, with other: Any?) {
      calls.append((name, object as? OverscrollControl))
    }
  }

  private func image(_ width: Int, _ height: Int) -> UIImage {
    UIImage(cgImage: CGImage(width: width, height: height))
  }

  @Test func aBlockBeginsARunThatTheAnswerEnds() async {
    await Scene.run { scene in
      var loads = 0
      let header = OverscrollControl.header { loads += 1 }
      scene.list.pullHeader = header
      #expect(header.state == .idle && !header.isRefreshing && header.scrollView === scene.list)
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      #expect(header.state == .pulling && header.pullingPercent > 1 && loads == 0)
      scene.finger.up()
      scene.finger.wait(1)
      #expect(loads == 1 && header.state == .refreshing && header.isRefreshing)
      header.endRefreshing()
      #expect(header.state == .idle && !header.isRefreshing)
      scene.finger.wait(1)
      #expect(scene.list.contentInset == .zero)
      // An app calls it, and assigns another.
      header.refreshingBlock?()
      header.refreshingBlock = { loads += 10 }
      header.beginRefreshing()
      scene.finger.wait(1)
      #expect(loads == 12)
    }
  }

  @Test func anActionGetsTheControlAsItsSender() async {
    await Scene.run { scene in
      let screen = Screen()
      let (load, more) = (Selector("load:"), Selector("more:"))
      scene.list.pullHeader = .header(withRefreshingTarget: screen, refreshingAction: load)
      scene.list.pullFooter = .footer(withRefreshingTarget: screen, refreshingAction: load)
      scene.list.pullFooter?.setRefreshingTarget(screen, refreshingAction: more)
      scene.list.pullHeader?.beginRefreshing()
      scene.finger.wait(1)
      scene.list.pullHeader?.endRefreshing()
      scene.finger.wait(1)
      scene.list.pullFooter?.beginRefreshing()
      scene.finger.wait(1)
      #expect(screen.calls.map(\.name) == ["load:", "more:"])
      #expect(screen.calls[0].sender === scene.list.pullHeader)
      #expect(screen.calls[1].sender === scene.list.pullFooter)
    }
  }

  @Test func aRunEndsFromAnotherThread() async {
    await Scene.run { scene in
      let header = OverscrollControl.header(withRefreshingBlock: nil)
      scene.list.pullHeader = header
      header.beginRefreshing()
      scene.finger.wait(1)
      await Task.detached { header.endRefreshing() }.value
      await letTasksRun()
      #expect(!header.isRefreshing)
    }
  }

  @Test func aScrollViewKeepsItsControlUntilAnotherTakesItsPlace() async {
    await Scene.run { scene in
      weak var first: OverscrollControl?
      do {
        let header = OverscrollControl.header(withRefreshingBlock: nil)
        scene.list.pullHeader = header
        scene.list.pullHeader = header
        first = header
      }
      #expect(first != nil && scene.list.pullHeader === first)
      scene.list.pullHeader = .header(withRefreshingBlock: nil)
      #expect(first == nil && scene.list.pullHeader != nil)
      scene.list.pullHeader = nil
      #expect(scene.list.pullHeader == nil && scene.list.overscroll.refresh == nil)
      scene.list.pullTrailer = .trailer(withRefreshingBlock: nil)
      #expect(scene.list.overscroll[.trailing]?.style == .mjTrailer)
    }
  }

  /// `[header beginRefreshing]` before `tableView.mj_header = header`, with all that is set before.
  @Test func whatIsSetBeforeAScrollViewHasItIsSetThen() async {
    await Scene.run { scene in
      var loads = 0
      let header = OverscrollControl.header { loads += 1 }
      header.beginRefreshing()
      header.setTitle("Down", forState: .idle)
      header.setTitle("Loading", forState: .refreshing)
      header.stateLabel.font = .systemFont(ofSize: 19)
      header.stateLabel.textColor = .red
      header.lastUpdatedTimeText = { _ in "Never" }
      header.tintColor = .blue
      header.backgroundColor = .gray
      header.automaticallyChangeAlpha = true
      header.labelLeftInset = 7
      header.ignoredScrollViewContentInsetTop = 5
      header.lastUpdatedTimeKey = "OverscrollControlTests"
      #expect(header.isRefreshing && loads == 0)
      scene.list.pullHeader = header
      scene.finger.wait(1)
      #expect(loads == 1 && scene.labels.map(\.text) == ["Loading", "Never"])
      #expect(scene.labels.first?.font == .systemFont(ofSize: 19))
      #expect(scene.labels.first?.textColor == .red)
      let control = scene.list.overscroll.refresh
      #expect(control?.tintColor == .blue && control?.backgroundColor == .gray)
      #expect(control?.fadesWithPull == true && control?.labelInset == 7)
      #expect(control?.style?.behavior.ignoredInset == 5)
      header.endRefreshing()
      scene.finger.wait(2)
      #expect(control?.lastUpdatedStore?.lastUpdated != nil)
      control?.lastUpdatedStore?.lastUpdated = nil
      #expect(control?.title(for: .idle) == "Down")
      header.lastUpdatedTimeLabel.hidden = true
      #expect(control?.style?.texts == .title)
      header.stateLabel.hidden = true
      #expect(control?.style.map { $0.texts == .none } == true)
    }
  }

  @Test func imagesAndTheArrowAreThoseOfTheApp() async {
    await Scene.run { scene in
      let (pull, run) = (image(30, 40), [image(30, 40), image(30, 40)])
      let header = OverscrollControl.header(withRefreshingBlock: nil)
      header.arrowView.hidden = true
      scene.list.pullHeader = header
      let control = scene.list.overscroll.refresh
      #expect(control?.arrowImage?.size == .zero)
      header.arrowView.hidden = false
      header.arrowView.image = pull
      #expect(control?.arrowImage === pull)
      header.setImages([pull], forState: .idle)
      header.setImages(run, duration: 0.4, forState: .refreshing)
      header.setImages([pull], forState: .noMoreData)
      header.arrangeImages(aboveTexts: true, size: CGSize(width: 60, height: 60))
      header.beginRefreshing()
      scene.finger.wait(1)
      #expect(run.contains { $0.cgImage === scene.image })
      // The image and two lines of 24 points.
      #expect(scene.list.contentOffset.y == -108)
    }
  }

  @Test func aFooterHasNoMoreDataUntilItIsReset() async {
    await Scene.run { scene in
      let footer = OverscrollControl.footer(withRefreshingBlock: nil)
      scene.list.pullFooter = footer
      footer.endRefreshingWithNoMoreData()
      #expect(footer.state == .noMoreData)
      footer.resetNoMoreData()
      #expect(footer.state == .idle)
      footer.beginRefreshing()
      scene.finger.wait(1)
      footer.endRefreshingWithFailure()
      #expect(scene.list.overscroll.loadMore?.progress?.lastOutcome == .failed)
      scene.finger.wait(1)
      #expect(footer.state == .idle)
    }
  }

  @Test func aFooterHasTheSettingsOfTheApp() async {
    await Scene.run { scene in
      let footer = OverscrollControl.footer(withRefreshingBlock: nil)
      scene.list.pullFooter = footer
      let control = scene.list.overscroll.loadMore
      #expect(footer.onlyRefreshPerDrag == (footer.autoTriggerTimes == 1))
      footer.autoTriggerTimes = -1
      #expect(control?.style?.behavior.budgetPerDrag == 0 && footer.autoTriggerTimes == -1)
      footer.onlyRefreshPerDrag = true
      #expect(control?.style?.behavior.budgetPerDrag == 1)
      footer.triggerAutomaticallyRefreshPercent = -9
      #expect(control?.style?.behavior.lead == .points(440))
      footer.automaticallyRefresh = false
      #expect(control?.style?.behavior.trigger == .tap && !footer.automaticallyRefresh)
      footer.hidesWithoutMoreData = true
      #expect(control?.style?.behavior.whenExhausted == .hide && footer.hidesWithoutMoreData)
      footer.refreshingTitleHidden = true
      #expect(control?.hidesRunningTitle == true)
      footer.mayRunTogether = true
      #expect(control?.mayRunTogether == true)
      footer.ignoredScrollViewContentInsetBottom = 30
      #expect(control?.style?.behavior.ignoredInset == 30)
      #expect(scene.list.contentInset.bottom.isAbout(44))
      footer.height = 60
      #expect(scene.list.contentInset.bottom.isAbout(60))
      footer.hidden = true
      #expect(scene.list.contentInset.bottom == 0 && footer.isHidden)
      scene.list.pullFooter = .backFooter(withRefreshingBlock: nil)
      #expect(scene.list.overscroll.loadMore?.style == .mjBackFooter)
    }
  }

  @Test func completionBlocksAreCalledWhenTheHeaderIsOpenAndClosed() async {
    await Scene.run { scene in
      var said: [String] = []
      let header = OverscrollControl.header { said.append("load") }
      header.endRefreshingAnimationBeginAction = { said.append("closing") }
      scene.list.pullHeader = header
      header.beginRefreshing { said.append("open") }
      scene.finger.wait(1)
      header.endRefreshing { said.append("closed") }
      scene.finger.wait(1)
      #expect(Set(said.prefix(2)) == ["load", "open"] && said.suffix(2) == ["closing", "closed"])
      #expect(said.count == 4)
    }
  }

  /// The class keeps its `setState:` and `setPullingPercent:`; a pull calls them.
  @Test func aHeaderClassOfTheAppIsDrivenByAPull() async {
    await Scene.run { scene in
      let own = NewsHeader()
      let header = OverscrollControl.header(withRefreshingBlock: nil)
      header.indicatorView = own
      header.height = 80
      scene.list.pullHeader = header
      scene.finger.down()
      scene.finger.drag(80, over: 0.3)
      #expect(own.superview != nil && own.label.frame.height == 80)
      #expect(own.pullingPercent > 0 && own.pullingPercent < 1 && own.label.text == nil)
      scene.finger.drag(200, over: 0.3)
      #expect(own.label.text == "Let go for news" && own.label.alpha > 1)
      scene.finger.up()
      scene.finger.wait(1)
      #expect(own.label.text == "Loading news" && scene.list.contentInset.top.isAbout(80))
      header.endRefreshing()
      #expect(own.label.text == "Pull for news")
      scene.finger.wait(1)
      #expect(scene.list.contentInset == .zero)
    }
  }
}
#endif
