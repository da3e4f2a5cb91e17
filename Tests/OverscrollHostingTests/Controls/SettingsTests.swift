import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollText
import Testing

/// The settings of a control, which all hosts have.
@MainActor
@Suite struct SettingsTests {
  private final class Shelf: LastUpdatedStore {
    var lastUpdated: Double?
    var lastUpdatedLine: String?
  }

  /// A setting that is set to two values in turn.
  struct Setting: Sendable, CustomStringConvertible {
    let description: String
    let set: @MainActor @Sendable (PullControl, Bool) -> Void
    init(_ description: String, _ set: @escaping @MainActor @Sendable (PullControl, Bool) -> Void) {
      (self.description, self.set) = (description, set)
    }
  }

  nonisolated static let settings = [
    Setting("style") { $0.style = $1 ? .ring : .arrow },
    Setting("firstLoadStyle") { $0.firstLoadStyle = $1 ? .ring : nil },
    Setting("language") { $0.language = $1 ? .de : .fr },
    Setting("isAnimated") { $0.isAnimated = !$1 },
    Setting("fadesWithPull") { $0.fadesWithPull = $1 },
    Setting("fadeDuration") { $0.fadeDuration = $1 ? 0.5 : nil },
    Setting("flipDuration") { $0.flipDuration = $1 ? 0.3 : nil },
    Setting("labelInset") { $0.labelInset = $1 ? 12 : nil },
    Setting("hidesRunningTitle") { $0.hidesRunningTitle = $1 },
    Setting("indicator") { $0.indicator = $1 ? PullStyle.ring : nil },
    Setting("another indicator") { $0.indicator = $1 ? PullStyle.ring : PullStyle.arrow },
    Setting("isHidden") { $0.isHidden = $1 },
  ]

  /// SwiftUI sets all of them with each update of a view.
  @Test(arguments: settings)
  func onlyAnotherValueIsPainted(_ setting: Setting) {
    // Empty, so that the style of a first load counts.
    let scene = PlainList(rows: 0)
    let control = scene.addOpen()
    scene.appear()
    let host = scene.hosts[0]
    setting.set(control, false)
    for value in [true, false, true] {
      let before = host.restyles
      setting.set(control, value)
      #expect(host.restyles > before)
      var events: [InputEvent] = []
      scene.list.record { events.append($0) }
      let (after, first) = (host.restyles, events.count)
      setting.set(control, value)
      #expect(host.restyles == after && events.count == first)
    }
  }

  @Test func theStoreAndTheClosuresAreTheControls() {
    let scene = PlainList()
    let control = scene.addOpen()
    let shelf = Shelf()
    let before = scene.hosts[0].restyles
    for _ in 0..<2 { control.lastUpdatedStore = shelf }
    #expect(scene.hosts[0].restyles == before + 1 && control.lastUpdatedStore as? Shelf === shelf)
    control.titles = { _ in "Go" }
    control.lastUpdatedText = { _ in "now" }
    // Closures cannot be compared.
    #expect(scene.hosts[0].restyles == before + 3)
    #expect(control.titles?(.idle) == "Go" && control.lastUpdatedText?(nil) == "now")
    control.allowsPull = { false }
    #expect(control.allowsPull?() == false)
  }

  /// Nil, 0 and numbers that are none give the original's.
  @Test(
    arguments: [
      (0.5, 0.5), (0, 0.4), (-1, 0.4), (.nan, 0.4), (.infinity, 0.4), (nil, 0.4),
    ] as [(Double?, Double)]
  )
  func aDurationIsAboveZero(_ seconds: Double?, _ fade: Double) {
    let control = PlainList().addOpen()
    control.fadeDuration = seconds
    control.flipDuration = seconds
    #expect(control.fadeDuration == fade)
    #expect(control.flipDuration == (fade == 0.5 ? 0.5 : nil))
  }

  @Test(arguments: [(12, 12), (-3, -3), (.nan, nil), (.infinity, nil)] as [(Double, Double?)])
  func aDistanceIsANumber(_ points: Double, _ inset: Double?) {
    let control = PlainList().addOpen()
    control.labelInset = points
    #expect(control.labelInset == inset)
  }

  @Test func withoutMotionTheContentJumpsAndTheRunLastsAsLong() {
    let scene = PlainList()
    let control = scene.addOpen()
    control.isAnimated = false
    scene.appear()
    control.begin()
    #expect(scene.gap == control.part?.behavior.hold.distance)
    scene.clock.advance(by: 0.1)
    control.end()
    #expect(control.phase == .running)
    scene.clock.advance(by: 5)
    #expect(scene.isAtRest && control.phase == .idle)
  }

  @Test func configuringIsChained() {
    let scene = PlainList()
    var edges: [ScrollEdge] = []
    let control = scene.addOpen().configure { edges.append($0.edge) }
    #expect(edges == [.top] && control == scene.controls.refresh)
  }

  // MARK: Defaults

  private func defaults(
    _ style: PullStyle?,
    _ language: Language?,
    _ title: String?
  )
    -> PullControls.Defaults
  {
    var defaults = PullControls.Defaults()
    (defaults.refreshStyle, defaults.loadMoreStyle, defaults.language) = (
      style, style?.loadMore, language
    )
    if let title {
      defaults.titles = { _ in title }
      defaults.lastUpdatedText = { _ in title }
    }
    return defaults
  }

  @Test func eachValueIsThatOfTheNearestDefaultsThatHaveOne() {
    let outer = defaults(.ring, .ko, "outer")
    for (inner, style, language, title) in [
      (defaults(nil, nil, nil), PullStyle.ring, Language.ko, "outer"),
      (defaults(.arrow, nil, nil), .arrow, .ko, "outer"),
      (defaults(nil, .de, "inner"), .ring, .de, "inner"),
    ] {
      let scene = PlainList()
      scene.defaults = inner.filled(from: outer)
      for (role, style) in [(Role.refresh, style), (.loadMore, style.loadMore)] {
        let control = scene.addOpen(role)
        #expect(control.style == style && control.part?.language == language)
        #expect(control.title(for: .armed) == title)
        #expect(control.part?.words.lastUpdated(now: Date()) == title)
        // A value of its own counts more.
        control.titles = { $0 == .armed ? "own" : nil }
        (control.style, control.language) = (.arrow.loadMore, .en)
        #expect(control.title(for: .armed) == "own" && control.part?.language == .en)
        #expect(control.style == .arrow.loadMore)
      }
    }
  }

  /// Closures cannot be compared, so defaults with one are never known to be the same.
  @Test func defaultsWithoutClosuresAreCompared() {
    #expect(defaults(.ring, .ko, nil).isSame(as: defaults(.ring, .ko, nil)))
    for other in [defaults(.arrow, .ko, nil), defaults(.ring, .de, nil), defaults(.ring, .ko, "a")]
    {
      #expect(!defaults(.ring, .ko, nil).isSame(as: other))
      #expect(!other.isSame(as: defaults(.ring, .ko, nil)))
    }
    var (text, titles, load) = (
      defaults(nil, nil, nil), defaults(nil, nil, nil), defaults(nil, nil, nil)
    )
    text.lastUpdatedText = { _ in "" }
    titles.titles = { _ in nil }
    load.loadMoreStyle = .ring.loadMore
    for other in [text, titles, load] {
      #expect(!other.isSame(as: defaults(nil, nil, nil)))
      #expect(!defaults(nil, nil, nil).isSame(as: other))
    }
  }

  @Test func aStyleThatChangesDuringARunChangesWhatIsHeld() {
    let (scene, control) = running()
    var style = PullStyle.ring
    style.behavior.hold.distance = 90
    control.part?.inherit(defaults(style, nil, nil))
    scene.clock.advance(by: 1)
    #expect(control.isRunning && scene.gap == 90)
    control.end()
    scene.clock.advance(by: 3)
    #expect(scene.isAtRest)
  }

  /// The values that a control has as it comes, and those that it was given.
  @Test func whatIsSetCanBeRead() {
    let control = PlainList().addOpen()
    #expect(control.isAnimated && !control.fadesWithPull && !control.hidesRunningTitle)
    #expect(!control.isBusy && !control.mayRunTogether && !control.isHidden)
    #expect(control.floor == .closed && !WordSettings().hidesRunningTitle)
    (control.isAnimated, control.fadesWithPull, control.hidesRunningTitle) = (false, true, true)
    (control.isBusy, control.mayRunTogether, control.isHidden) = (true, true, true)
    (control.automaticLoadLimit, control.maximumAge) = (3, 60)
    #expect(!control.isAnimated && control.fadesWithPull && control.hidesRunningTitle)
    #expect(control.isBusy && control.mayRunTogether && control.isHidden)
    #expect(control.automaticLoadLimit == 3 && control.maximumAge == 60)
    control.remove()
    #expect(!control.hidesRunningTitle && !control.isBusy && !control.mayRunTogether)
  }

  /// GTK says the language of a part to a screen reader.
  @Test func theHostHearsOfAnotherLanguageAndNotOfARun() {
    let (scene, control) = shown()
    let (changes, restyles) = (scene.partsChanges, scene.hosts[0].restyles)
    control.labelInset = 3
    control.begin()
    control.end()
    scene.clock.advance(by: 3)
    #expect(scene.partsChanges == changes && scene.hosts[0].restyles == restyles + 1)
    control.language = .de
    #expect(scene.partsChanges == changes + 1)
  }

  @Test func everyPhaseHasATitle() {
    let control = PlainList().addOpen(.loadMore)
    control.titles = { "\($0)" }
    let phases: [PullControl.Phase] = [
      .idle, .pulling, .armed, .running, .finishing(.failed), .failed, .exhausted,
    ]
    for phase in phases { #expect(control.title(for: phase) == "\(phase)") }
  }
}
