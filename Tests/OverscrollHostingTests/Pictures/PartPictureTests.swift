import Overscroll
import OverscrollGraphics
import OverscrollHosting
import OverscrollIndicators
import Testing

/// What a look is drawn for.
@MainActor
@Suite struct PartPictureTests {
  private final class Seen { var inputs: [IndicatorInput] = [] }

  private struct Recorder: PullIndicator {
    let seen: Seen
    func draw(_ input: IndicatorInput, into list: inout DisplayList) { seen.inputs.append(input) }
  }

  private func draw(
    _ control: PullControl,
    along axis: Axis = .vertical,
    _ change: (inout PullProgress) -> Void = { _ in }
  ) throws -> (input: IndicatorInput, picture: PartPicture) {
    let part = try #require(control.part)
    var progress = try #require(control.progress)
    change(&progress)
    var picture = PartPicture()
    #expect(!picture.isFlipping)
    picture.updateWords(of: part, progress, breadth: 390) { text, _ in Double(text.count) }
    let frame = PartPicture.Frame(
      size: (320, 56),
      scale: 2,
      layer: .front,
      environment: Environment(scale: 2),
      images: (3, 5),
      touch: 0.25,
      time: 7
    )
    picture.draw(part, progress, along: axis, in: frame)
    let once = picture.list
    // A picture takes the place of the last one.
    let input = picture.draw(part, progress, along: axis, in: frame)
    #expect(picture.list == once)
    return (input, picture)
  }

  @Test func aLookIsToldWhatTheHostAndThePartKnow() throws {
    let scene = PlainList()
    let control = scene.addOpen(.loadMore)
    let (input, picture) = try draw(control) { ($0.phase, $0.overscroll) = (.running, 30) }
    // In the points of the picture, as its size.
    #expect(input.overscroll == 15)
    #expect((input.width, input.height, input.time) == (320, 56, 7))
    #expect((input.role, input.edge, input.trigger) == (.loadMore, .end, .automatic))
    #expect((input.pullFrames, input.runFrames) == (3, 5) && input.touch == 0.25)
    #expect(input.axis == .vertical && input.layer == .front && input.phase == .running)
    #expect(input.environment.scale == 2 && !picture.list.isEmpty)
    #expect(input.fidelity == .corrected)
    control.style?.fidelity = .original
    #expect(try draw(control).input.fidelity == .original)
    #expect(input.titleWidth > 0)
    scene.list.isReversed = true
    #expect(try draw(control).input.edge == .start)
  }

  @Test func besideAListThereIsNoDetail() throws {
    let control = PlainList().addOpen()
    control.lastUpdatedText = { _ in "now" }
    let (vertical, horizontal) = (
      try draw(control).input, try draw(control, along: .horizontal).input
    )
    #expect(vertical.titleWidth > 0 && vertical.detailWidth > 0)
    #expect(
      horizontal.titleWidth == 0 && horizontal.detailWidth == 0 && horizontal.axis == .horizontal
    )
    // MJRefresh's has its title there.
    let original = PlainList().addOpen(.refresh, .mj)
    #expect(try draw(original, along: .horizontal).input.titleWidth > 0)
  }

  @Test func anIndicatorOfTheAppIsDrawnInItsPlace() throws {
    let control = PlainList().addOpen()
    let seen = Seen()
    control.indicator = Recorder(seen: seen)
    let (input, picture) = try draw(control) { $0.phase = .armed }
    #expect(seen.inputs.map(\.phase) == [.armed, .armed] && picture.list.isEmpty)
    #expect(input.phase == .armed)
  }

  /// Without motion every transition of a look is over.
  @Test func withoutMotionAPhaseIsOldAtOnce() throws {
    let control = PlainList().addOpen()
    let moving = try draw(control).input.secondsInPhase
    control.isAnimated = false
    let more = try draw(control).input.secondsInPhase - moving
    #expect(more >= 2)
    // Loops that begin with a phase are where they were.
    for seconds in [1, 1.6, 2] { #expect((more / seconds).rounded() == more / seconds) }
  }

  /// As visible as it is pulled: half of a pull is half the opacity.
  @Test func aLookMayFadeWithThePull() throws {
    let control = PlainList().addOpen(.refresh, .ring)
    func opacities() throws -> [Float] {
      try draw(control) {
        ($0.phase, $0.fraction) = (.pulling, 0.5)
      }.picture.list.compactMap { if case .opacity(let share) = $0 { Float(share) } else { nil } }
    }
    let plain = try opacities()
    control.fadesWithPull = true
    #expect(try opacities() == [0.5] + plain)
  }

  /// After a run in 0.4 seconds, or as long as the app says: half of an ease-in-out.
  @Test(arguments: [nil, 0.2, 0.8]) func aLookFadesAsLongAsTheAppSays(_ seconds: Double?) throws {
    let control = PlainList().addOpen(.refresh, .ring)
    (control.fadesWithPull, control.fadeDuration) = (true, seconds)
    let list = try draw(control) {
      ($0.phase, $0.previousPhase) = (.finishing(.succeeded), .running)
      $0.secondsInPhase = (seconds ?? 0.4) / 2
    }.picture.list
    guard
      case .opacity(let share)? = list.first(where: {
        if case .opacity = $0 { true } else { false }
      })
    else { throw Missing() }
    #expect(abs(share - 0.5) < 0.01)
  }

  private struct Missing: Error {}

  /// The arrow turns and the spinner fades at another speed: at half of the time the picture is that of the original.
  @Test(arguments: [(PullStyle.ego, 0.18), (.mj, 0.25)], [0.1, 0.8])
  func aFlipAndAFadeTakeAsLongAsTheAppSays(
    _ original: (style: PullStyle, flip: Double),
    _ seconds: Double
  ) throws {
    let control = PlainList().addOpen(.refresh, original.style)
    func picture(_ phase: Phase, _ previous: Phase, _ time: Double) throws -> DisplayList {
      try draw(control) {
        ($0.phase, $0.previousPhase, $0.secondsInPhase) = (phase, previous, time)
        $0.secondsInPrevious = 10
      }.picture.list
    }
    let flip = try picture(.armed, .pulling, original.flip / 2)
    let fade = try picture(.finishing(.succeeded), .running, 0.2)
    (control.flipDuration, control.fadeDuration) = (seconds, seconds)
    #expect(try picture(.armed, .pulling, seconds / 2) == flip)
    if original.style == .mj {
      #expect(try picture(.finishing(.succeeded), .running, seconds / 2) == fade)
    }
  }

  /// The engine requests frames for the originals' durations, not for those of an app.
  @Test(arguments: [
    (Phase.armed, Phase.pulling, 0.2, true), (.armed, .pulling, 0.31, false),
    (.pulling, .armed, 0.2, true), (.pulling, .idle, 0.2, false), (.running, .armed, 0.2, false),
  ])
  func anArrowThatFlipsAsLongAsTheAppSaysNeedsFrames(
    _ phase: Phase,
    _ previous: Phase,
    _ seconds: Double,
    _ isFlipping: Bool
  ) throws {
    let control = PlainList().addOpen()
    func flips() throws -> Bool {
      try draw(control) {
        ($0.phase, $0.previousPhase, $0.secondsInPhase) = (phase, previous, seconds)
      }.picture.isFlipping
    }
    #expect(try !flips())
    control.flipDuration = 0.3
    #expect(try flips() == isFlipping)
  }

  @Test func textsAreFoundAnewOnceTheyAreStale() throws {
    let control = PlainList().addOpen()
    let part = try #require(control.part)
    let progress = try #require(control.progress)
    var picture = PartPicture()
    var calls = 0
    func update() {
      picture.updateWords(of: part, progress, breadth: 390) { text, _ in
        calls += 1
        return Double(text.count)
      }
    }
    update()
    let (first, title) = (calls, picture.words.title)
    control.titles = { _ in "Go" }
    update()
    #expect(calls == first && picture.words.title == title)
    picture.areWordsStale = true
    update()
    let second = calls - first
    #expect(picture.words.title == "Go" && second < first)
    picture.restyle()
    update()
    #expect(calls - first - second == first)
  }

  /// The page of the floor fades in between the two thresholds.
  @Test(arguments: [
    (FloorPhase.closed, 0.0, 0.0), (.closed, 0.4, 0.4), (.closed, 1.5, 1), (.open, 0.2, 1),
  ])
  func aPageFadesInBetweenTheThresholds(
    _ floor: FloorPhase,
    _ share: Double,
    _ opacity: Double
  ) throws {
    var progress = try #require(PlainList().addOpen().progress)
    (progress.floor, progress.floorFraction) = (floor, share)
    #expect(progress.floorOpacity == opacity)
  }

  private func style(_ behavior: Behavior) -> PullStyle {
    var style = PullStyle.ring
    style.behavior = behavior
    return style
  }

  /// A run is seen in front of the content or in a view of the app, although it holds nothing open.
  @Test func whatIsSeenWithoutRoomNeedsFramesOfItsOwn() throws {
    var behavior = Behavior.standard
    behavior.hold.distance = 0
    let phases: [Phase] = [.running, .finishing(.succeeded), .idle, .pulling, .armed, .exhausted]
    for phase in phases {
      let isRun = phase == .running || phase == .finishing(.succeeded)
      var progress = try #require(PlainList().addOpen().progress)
      progress.phase = phase
      for placement in [Placement.withContent, .fixedInFront, .fullViewport, .growing, .overlay] {
        behavior.placement = placement
        let isInFront = placement == .fixedInFront || placement == .fullViewport
        #expect(behavior.needsNoRoom(in: phase, hasContainer: false) == (isRun && isInFront))
        #expect(behavior.needsNoRoom(in: phase, hasContainer: true) == isRun)
        let part = try #require(PlainList().addOpen(.refresh, style(behavior)).part)
        #expect(part.needsNoRoom(in: phase, hasContainer: false) == (isRun && isInFront))
        progress.secondsInPhase = 0
        #expect(behavior.needsOwnFrames(progress, hasContainer: true) == isRun)
        // A result that is held stands still.
        progress.secondsInPhase = 60
        #expect(behavior.needsOwnFrames(progress, hasContainer: true) == (phase == .running))
      }
      behavior.hold.distance = 10
      behavior.placement = .fixedInFront
      #expect(!behavior.needsNoRoom(in: phase, hasContainer: false))
      behavior.hold.distance = 0
    }
  }
}
