import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollText
import Testing

@MainActor
@Suite struct PartStyleTests {
  @Test func aStyleOfItsOwnCountsMoreThanTheDefaults() {
    let scene = PlainList()
    let (control, host) = scene.add()
    let restyles = host.restyles
    var defaults = PullControls.Defaults()
    defaults.refreshStyle = .ring
    control.part?.inherit(defaults)
    #expect(control.style == .ring && host.restyles > restyles)
    control.style = .arrow
    #expect(control.style == .arrow)
    control.style = nil
    #expect(control.style == .ring)
  }

  @Test func anInvalidBehaviorIsReplacedAndReported() {
    let scene = PlainList()
    var style = PullStyle.ring
    style.behavior.arm.distance = -1
    let (control, _) = scene.add(.refresh, style)
    #expect(control.style?.behavior == .standard && control.style?.look.name == .ring)
    #expect(scene.logged.count == 1)
  }

  @Test func aSettingThatIsSetToItsPresentValueChangesNothing() {
    let scene = PlainList()
    let (control, host) = scene.add()
    scene.appear()
    func configure() {
      control.style = .ring
      control.language = .de
      control.isAnimated = false
      control.fadesWithPull = true
      control.flipDuration = 0.3
      control.fadeDuration = 0.5
      control.labelInset = 12
      control.hidesRunningTitle = true
      control.mayRunTogether = true
      control.isBusy = true
    }
    configure()
    let restyles = host.restyles
    #expect(restyles >= 7)
    var events: [InputEvent] = []
    scene.list.record { events.append($0) }
    events = []
    configure()
    #expect(host.restyles == restyles && events.isEmpty)
  }

  @Test func theFirstLoadHasItsOwnUntilThereIsContent() {
    let scene = PlainList(rows: 0)
    let (control, _) = scene.add()
    control.firstLoadStyle = .ring
    #expect(control.part?.style.look.name == .ring)
    control.part?.contentAppeared()
    #expect(control.part?.style.look.name == .arrow)
  }

  @Test func aFloorNeedsAPage() {
    let scene = PlainList()
    let (control, host) = scene.add()
    scene.appear()
    #expect(control.part?.behavior.floor.isEnabled == false)
    control.part?.replaceFloor { host.hasFloor = true }
    #expect(control.part?.behavior.floor.isEnabled == true)
    #expect(control.openFloor() && control.floor == .opening)
    scene.clock.advance(by: 2)
    #expect(control.floor == .open)
    #expect(control.part?.closeFloor() == true)
    scene.clock.advance(by: 2)
    #expect(control.floor == .closed && control.part?.closeFloor() == false)
    #expect(
      host.news.filter { $0.hasPrefix("floor") } == [
        "floor opening", "floor open", "floor closing", "floor closed",
      ]
    )
  }

  @Test func aRunIsSaidInTheLanguage() {
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    control.language = .de
    scene.appear()
    control.begin()
    #expect(scene.said == [Language.de.text(.announceBegan).description])
  }

  @Test func bothPartsRunTogetherOnlyWhereOneSaysSo() throws {
    for mayRunTogether in [false, true] {
      let scene = PlainList()
      let (refresh, _) = scene.add()
      let (more, _) = scene.add(.loadMore)
      for control in [refresh, more] { control.onBegin = { _ in } }
      refresh.mayRunTogether = mayRunTogether
      scene.appear()
      _ = try #require(refresh.begin())
      #expect((more.begin() != nil) == mayRunTogether)
    }
  }
}
