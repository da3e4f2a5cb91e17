import Foundation
import Overscroll
import OverscrollClassics
import OverscrollHosting
import OverscrollIndicators
import Testing

/// What the originals do in every host, and the drags that their behaviors are made of.
@MainActor
@Suite struct OriginalsTests {
  private func list(_ style: PullStyle) -> (PlainList, PullControl) {
    let scene = PlainList()
    let control = scene.addOpen(.refresh, style)
    control.language = .en
    scene.appear()
    return (scene, control)
  }

  private func ring(_ change: (inout Behavior) -> Void) -> PullStyle {
    var style = PullStyle.ring
    change(&style.behavior)
    return style
  }

  @Test(arguments: [PullStyle.ego, .cll, .mj, .mrefresh, .yq])
  func aPullTakenBackOrMadeWhileTheAppLoadsStartsNothing(_ style: PullStyle) {
    let (scene, control) = list(style)
    scene.pull(600, isLetGo: false)
    #expect(control.phase == .armed)
    scene.list.send(.contactMoved(id: 1, position: 0))
    scene.release()
    scene.clock.advance(by: 1)
    control.isBusy = true
    scene.pull(600)
    scene.clock.advance(by: 1)
    #expect(control.run == nil && scene.isAtRest)
  }

  /// MRefresh.
  @Test(arguments: [PullStyle.mrefresh, .mrefresh(.original)])
  func anEndUnderTheFingerMayWaitForIt(_ style: PullStyle) {
    let (scene, control) = list(style)
    control.begin()
    scene.clock.advance(by: 1)
    scene.pull(30, isLetGo: false)
    control.end()
    scene.clock.advance(by: 1)
    #expect(control.phase == .running)
    scene.release()
    scene.clock.advance(by: 1)
    #expect(control.phase == .idle && scene.isAtRest)
  }

  private final class Shelf: LastUpdatedStore {
    var lastUpdated: Double?
  }

  /// Those of EGOTableViewPullRefresh, whose date is in the formatter's short styles.
  @Test func anOriginalSpeaksItsOwnWords() throws {
    let (_, control) = list(.ego)
    let titles = [PullControl.Phase.pulling, .armed, .running].map { control.title(for: $0) }
    #expect(titles == ["Pull down to refresh...", "Release to refresh...", "Loading..."])
    let shelf = Shelf()
    shelf.lastUpdated = 1_268_000_000
    control.lastUpdatedStore = shelf
    let date = Date(timeIntervalSince1970: 1_268_000_000)
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en")
    formatter.dateStyle = .short
    formatter.timeStyle = .short
    let words = try #require(control.part).words
    #expect(words.lastUpdated(now: date) == "Last Updated: " + formatter.string(from: date))
  }

  // MARK: Drags

  /// The band of `Resistance` after 100 points: f(x) = (1 - 1 / (x * c / d + 1)) * d.
  @Test(arguments: [
    (Drag(), 0.55, 400.0), (Drag(rate: 0.5), 0.275, 400), (Drag(rate: 2), 1.1, 400),
    (Drag(limit: 100), 0.55, 100),
  ])
  func aDragMovesTheContentAtItsRateUpToItsLimit(_ drag: Drag, _ slope: Double, _ length: Double) {
    let (scene, _) = list(ring { $0.drag = drag })
    scene.pull(100, isLetGo: false)
    #expect(abs(scene.displacement - (1 - 1 / (100 * slope / length + 1)) * length) < 1e-9)
    scene.list.send(.contactMoved(id: 1, position: 1e5))
    #expect(scene.displacement > 0.9 * length && scene.displacement < length)
  }

  @Test func withoutATriggerAPullOnlyShows() {
    let (scene, control) = list(ring { $0.trigger = .none })
    scene.pull(300, isLetGo: false)
    #expect(scene.displacement > 64)
    scene.release()
    scene.clock.advance(by: 2)
    #expect(control.run == nil && scene.isAtRest)
  }
}
